import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "~/ui/words/language";
import { allIdeas, type Idea } from "./ideas";

/** The collected ideas in the language chosen, once they are loaded. */
export function useIdeas(): readonly Idea[] | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["ideas", language],
    queryFn: () => allIdeas(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
