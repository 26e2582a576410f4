/** The exports of the part, without its start. */
export * from "../core/places/index.js";
