import { useQuery } from "@tanstack/react-query";
import { allIdeas, type Idea } from "./ideas";

/** The collected ideas, once they are loaded. */
export function useIdeas(): readonly Idea[] | undefined {
  return useQuery({ queryKey: ["ideas"], queryFn: allIdeas, staleTime: Number.POSITIVE_INFINITY }).data;
}
