/** Photos of what was done, and of oneself. */
export const photos = {
  portrait: {
    title: "Your photo",
    explained:
      "Shown beside your name to whoever may see your card. Cut to a square, and freed of place and camera data.",
    letters: "Without one the first letters of your name stand there.",
    cut: "Which part is shown",
    chosen: "The picture you chose",
    how: "Drag the picture, or move it with the arrow keys.",
    zoom: "How large the picture is",
    keep: "Use this part",
  },
  photos: {
    title: "Photo",
    of: (title: string) => `Photo of ${title}`,
    add: "Add a photo",
    other: "Choose another",
    remove: "Remove photo",
    stays: "Made smaller, freed of place and camera data, and kept on this device as long as the list is.",
    seen: "Made smaller, and freed of place and camera data. Whoever may see the list sees the photo.",
    onlyYours: "Made smaller, and freed of place and camera data. Only you see it.",
    elsewhere: "The photo is on another device, and comes as soon as that one has a network.",
    unreadable: "This file is no picture that your browser can read. Nothing was changed.",
    sending: (percent: string) => `On its way, ${percent} %`,
    progress: "How much of the photo has arrived",
    waiting: "Kept on this device. It is sent as soon as the server can be reached.",
    refused: (why: string) => `Kept on this device, because it could not be uploaded. ${why}`,
  },
};
