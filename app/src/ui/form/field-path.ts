/** The form's path of a record's path: `activities[3].title` becomes `activities.3.title`. */
export function formPath(recordPath: string): string {
  return recordPath.replace(/\[(\d+)\]/g, ".$1");
}

/**
 * The field that shows an error at `path`: the field itself, or the nearest one around it, as a place picker shows an
 * error of `homeArea.lat`. Without such a field the path stays as it is, and the form's alert shows the error.
 */
export function shownPath(path: string, fields: ReadonlySet<string>): string {
  for (let around = path; around !== ""; around = around.slice(0, Math.max(around.lastIndexOf("."), 0))) {
    if (fields.has(around)) return around;
  }
  return path;
}
