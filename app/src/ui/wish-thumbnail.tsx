import { CategoryMark } from "./category-mark";
import { useCategory } from "./pictures/use-category";
import { type PicturedWish, WishScene } from "./pictures/wish-scene";
import classes from "./wish-thumbnail.module.css";

interface Props {
  wish: PicturedWish;
  /** Address of a photo that stands in for the scene. */
  src?: string | undefined;
}

/** The picture of a wish in a row: its photo or scene, with the mark of its category. Decoration: its title stands beside it. */
export function WishThumbnail({ wish, src }: Props) {
  const category = useCategory(wish);
  return (
    <span className={classes.thumbnail} aria-hidden="true">
      {src ? (
        <img src={src} alt="" loading="lazy" decoding="async" draggable={false} />
      ) : (
        <WishScene wish={wish} size="thumbnail" />
      )}
      {category ? <CategoryMark category={category} size={20} /> : null}
    </span>
  );
}
