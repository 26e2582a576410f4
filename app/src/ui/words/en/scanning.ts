/** QR codes, and scanning them. */
export const scanning = {
  scanner: {
    asking: "Allow camera access to scan the code.",
    aim: "Hold the QR code inside the frame.",
    torch: "Torch",
    retry: "Try again",
    enter: "Check",
    fromPhoto: "Scan a photo",
    unreadable: "There’s no QR code in this photo. Try one from closer up, or type the code.",
    unloaded: "We couldn’t load the scanner. Check your connection, or type the code.",
    problems: {
      denied: {
        title: "The camera is blocked",
        advice: "Allow it for this site in your browser settings, or type the code below.",
      },
      missing: { title: "No camera found", advice: "Connect one, or type the code below." },
      busy: { title: "The camera is in use", advice: "Close the app that’s using it, then try again." },
      unsupported: { title: "No camera here", advice: "This browser can’t use the camera. Type the code below." },
    },
  },
};
