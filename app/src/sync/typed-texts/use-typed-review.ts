import { useTypedText } from "./use-typed-text";

/** A review that is being written: one draft for every place that it can be written in. */
export interface TypedReview {
  /** From 1 to 5; 0 while none is chosen. */
  stars: number;
  text: string;
  setStars: (stars: number) => void;
  setText: (text: string) => void;
  /** Forgets both, once it is sent. */
  clear: () => void;
}

/** The stars and words of a review that is not sent yet, restored after the browser was closed. */
export function useTypedReview(bookingId: string): TypedReview {
  const [stars, setStars] = useTypedText(`review-stars/${bookingId}`);
  const [text, setText] = useTypedText(`review/${bookingId}`);
  return {
    stars: Number(stars),
    text,
    setStars: (count) => setStars(String(count)),
    setText,
    clear: () => {
      setStars("");
      setText("");
    },
  };
}
