import { Gallery } from "~/features/gallery/gallery";
import { useTitle } from "~/ui/use-title";

/** Every component in every state. */
export default function GalleryScreen() {
  useTitle("Gallery");
  return <Gallery />;
}
