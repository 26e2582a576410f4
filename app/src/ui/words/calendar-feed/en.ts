/** English words of the calendar address. */
export const en = {
  title: "Your calendar",
  explained:
    "See your hangouts and booked quests in the calendar you use every day. They stay up to date by themselves.",
  get: "Subscribe in your calendar",
  label: "Calendar address",
  secret: "Keep it to yourself: whoever has this address can see where you’re going and when.",
  open: "Open in calendar app",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Your browser didn’t copy it. The address is selected: copy it by hand.",
  renew: "Replace the address",
  renewSure: "Replace the calendar address?",
  renewExplained: "Calendars that use the old one stop updating. Add the new one there again.",
  renewYes: "Replace it",
  renewNo: "Keep it",
  renewed: "This is your new address. The old one no longer works.",
};
