import { NewPlan } from "~/features/plan/new-plan";
import { PlanPage } from "~/features/plan/plan-page";
import type { ScreenProps } from "~/screen-map";

/** Stands in the address instead of an id where a plan is to be made. */
const NEW = "new";

/** A plan of some days, or the page that makes one; under the id of a quest, one of its stops. */
export default function PlanScreen({ route }: ScreenProps) {
  const { id = "" } = route.params;
  const secret = [route.query.k].flat()[0] || null;
  if (id === NEW) return <NewPlan />;
  return <PlanPage key={id} id={id} secret={secret} />;
}
