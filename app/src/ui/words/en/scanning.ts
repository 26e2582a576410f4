/** QR codes, and scanning them. */
export const scanning = {
  scanner: {
    asking: "Allow the camera to scan the code.",
    aim: "Hold the QR code inside the frame.",
    torch: "Light",
    retry: "Try again",
    enter: "Check",
    fromPhoto: "Read the code from a photo",
    unreadable: "There is no QR code in this photo. Take one from closer up, or type the code.",
    unloaded: "The scanner could not be loaded. Check your connection, or type the code.",
    problems: {
      denied: {
        title: "The camera is blocked",
        advice: "Allow it for this page in the settings of your browser, or type the code below.",
      },
      missing: { title: "No camera found", advice: "Connect one, or type the code below." },
      busy: { title: "The camera is in use", advice: "Close the other app that uses it, then try again." },
      unsupported: { title: "No camera here", advice: "This browser gives no page the camera. Type the code below." },
    },
  },
};
