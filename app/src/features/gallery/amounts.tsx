import { useState } from "react";
import { MoneyField } from "~/ui/money/money-field";
import { Price } from "~/ui/money/price";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

/** Prices, and fields for amounts of money. */
export function Amounts() {
  const w = useGalleryWords().amounts;
  const [euros, setEuros] = useState<number | null>(1250);
  const [yen, setYen] = useState<number | null>(null);
  const [bounded, setBounded] = useState<number | null>(50);
  return (
    <Part title={w.title}>
      <h3>{w.prices}</h3>
      <ul className={classes.prices}>
        <li>
          <Price minor={0} currency="EUR" per={w.each} />
        </li>
        <li>
          <Price minor={1400} currency="EUR" per={w.each} />
        </li>
        <li>
          <Price minor={950} currency="GBP" per={w.each} />
        </li>
        <li>
          <Price minor={2800} currency="EUR" per={w.total(2)} figure />
        </li>
      </ul>
      <div className={classes.states}>
        <div>
          <MoneyField label={w.field} description={w.hint} value={euros} currency="EUR" onChange={setEuros} />
          <small>{w.value(euros === null ? w.none : String(euros))}</small>
        </div>
        <MoneyField label={w.yen} value={yen} currency="JPY" onChange={setYen} />
        <MoneyField label={w.required} value={bounded} currency="GBP" min={100} max={50_000} onChange={setBounded} />
        <MoneyField label={w.locked} value={99_900} currency="USD" disabled onChange={() => undefined} />
      </div>
    </Part>
  );
}
