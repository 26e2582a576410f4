import { useEffect, useState } from "react";
import { type BaseData, baseData } from "./base-data";

/** Zoom from which the coarse coast shows its corners. */
const FINE_FROM_ZOOM = 3;

/** Land and borders for a zoom. Without them the map is still of use, so that a failure only leaves them out. */
export function useBase(zoom: number): BaseData | undefined {
  const [data, setData] = useState<BaseData>();
  const detail = zoom >= FINE_FROM_ZOOM ? "fine" : "coarse";
  useEffect(() => {
    let current = true;
    baseData(detail).then(
      (loaded) => current && setData(loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [detail]);
  return data;
}
