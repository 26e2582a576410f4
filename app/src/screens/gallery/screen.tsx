import { Gallery } from "~/features/gallery/gallery";
import { useTitle } from "~/ui/use-title";
import { useGalleryWords } from "~/ui/words/gallery";

/** Every component in every state. */
export default function GalleryScreen() {
  useTitle(useGalleryWords().page);
  return <Gallery />;
}
