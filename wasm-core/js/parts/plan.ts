/** The exports of the part, without its start. */
export * from "../core/plan/index.js";
