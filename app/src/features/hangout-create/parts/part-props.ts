import type { HangoutDraft } from "../draft";
import type { Edit } from "../use-draft";

/** Every part of the page edits the same draft. */
export interface PartProps {
  draft: HangoutDraft;
  edit: Edit;
}
