import { Button, Table } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { Measurement } from "~/workers/lab";
import classes from "./cluster-lab.module.css";
import { reportOf, slowest, spreadOf } from "./report";
import { names, type Runs } from "./use-runs";

/** The figures as bars, as a table, and as a file. */
export function Results({ runs: { results, settings, failure } }: { runs: Runs }) {
  if (failure) {
    return (
      <p className={classes.problem} role="alert">
        The measurement ended early: {failure}
      </p>
    );
  }
  if (!settings || results.length === 0) {
    return <p className={classes.quiet}>No figures yet. Press “Measure”: everything runs in this tab.</p>;
  }
  return (
    <>
      <div className={classes.charts}>
        <Bars title="Building the index" unit="ms" results={results} values={({ buildMs }) => buildMs} />
        <Bars title="Asking for a view" unit="µs" results={results} values={({ viewUs }) => viewUs} />
      </div>
      <Agreement results={results} />
      <Figures results={results} />
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => {
          const machine = { userAgent: navigator.userAgent, cores: navigator.hardwareConcurrency };
          save(reportOf(results, settings, machine, new Date()));
        }}
      >
        Download the figures (JSON)
      </Button>
    </>
  );
}

interface BarsProps {
  title: string;
  unit: string;
  results: readonly Measurement[];
  values: (result: Measurement) => number[];
}

/** One bar a clusterer; the table below says the same. */
function Bars({ title, unit, results, values }: BarsProps) {
  const medians = results.map((result) => spreadOf(values(result)).median);
  const most = Math.max(...medians);
  const slow = slowest(medians);
  return (
    <figure className={classes.chart}>
      <figcaption>
        <span>{title}</span>
        {slow ? (
          <span className={classes.slow}>
            <strong>{slow.times}</strong> as long: {results[slow.at]?.contender}
          </span>
        ) : null}
      </figcaption>
      {results.map(({ contender }, at) => (
        <div key={contender} className={classes.bar} data-contender={contender}>
          <span className={classes.name}>{names[contender]}</span>
          <span className={classes.track}>
            <span style={{ width: `${(100 * (medians[at] ?? 0)) / most}%` }} />
          </span>
          <span className={classes.value}>
            {figure(medians[at] ?? 0)} {unit}
          </span>
        </div>
      ))}
    </figure>
  );
}

/** Whether the clusterers gave as many entries: a fast wrong answer is none. */
function Agreement({ results }: { results: readonly Measurement[] }) {
  if (results.length < 2) return null;
  const same = new Set(results.map(({ entries }) => entries)).size === 1;
  return (
    <p className={classes.quiet}>
      {same
        ? `Both gave ${(results[0]?.entries ?? 0).toLocaleString("en")} entries over all views.`
        : `They disagree: ${results.map(({ contender, entries }) => `${names[contender]} gave ${entries.toLocaleString("en")} entries`).join(", ")}.`}
    </p>
  );
}

function Figures({ results }: { results: readonly Measurement[] }) {
  const cell = (values: number[]) => {
    const { median, least, most } = spreadOf(values);
    return `${figure(median)} (${figure(least)}–${figure(most)})`;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.scroll} aria-label="Figures as a table" tabIndex={0}>
      <Table className={classes.table}>
        <Table.Caption>Median, and in brackets least and most, of {results[0]?.buildMs.length} runs.</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Clusterer</Table.Th>
            <Table.Th scope="col">Points</Table.Th>
            <Table.Th scope="col">Build, ms</Table.Th>
            <Table.Th scope="col">View, µs</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {results.map(({ contender, version, points, buildMs, viewUs }) => (
            <Table.Tr key={contender}>
              <Table.Th scope="row">
                {names[contender]} {version}
              </Table.Th>
              <Table.Td>{points.toLocaleString("en")}</Table.Td>
              <Table.Td>{cell(buildMs)}</Table.Td>
              <Table.Td>{cell(viewUs)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

function figure(value: number): string {
  return value.toLocaleString("en", { maximumSignificantDigits: 3 });
}

function save(report: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: "yonder-clustering.json" });
  link.click();
  URL.revokeObjectURL(url);
}
