/** Photos of what was done, and of oneself. */
export const photos = {
  portrait: {
    title: "Your photo",
    explained:
      "Shown next to your name to everyone who can see your profile card. We crop it to a square and remove location and camera data.",
    letters: "Without a photo, we draw one for you.",
    cut: "Crop your photo",
    chosen: "Your photo",
    how: "Drag the photo or use the arrow keys.",
    zoom: "Zoom",
    keep: "Use photo",
  },
  photos: {
    title: "Photo",
    of: (title: string) => `Photo of ${title}`,
    add: "Add a photo",
    other: "Change photo",
    remove: "Remove photo",
    stays: "We shrink it and remove location and camera data. It stays on this device, like the list.",
    seen: "We shrink it and remove location and camera data. Anyone who can see the list can see it.",
    onlyYours: "We shrink it and remove location and camera data. Only you can see it.",
    elsewhere: "This photo is on another device. It will appear here once that device is online.",
    unreadable: "Your browser can’t read this file as a photo. Nothing has changed. Try a JPEG or PNG.",
    sending: (percent: string) => `Uploading, ${percent}%`,
    progress: "Upload progress",
    waiting: "Saved on this device. We’ll upload it when you’re online.",
    refused: (why: string) => `Saved on this device because the upload failed. ${why}`,
  },
};
