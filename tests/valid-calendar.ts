import ICAL from "ical.js";

/** The allowed extensions of RFC 5545: x- names, and RFC 7986's properties. */
const ALLOWED = /^(x-.*|name|refresh-interval)$/;

/** Parses an iCalendar file's events; throws if it violates RFC 5545: line endings, folding, cardinality, dates, durations. */
export function eventsIn(file: string): ICAL.Event[] {
  if (!/^(?:[^\r\n]*\r\n)+$/.test(file)) throw new Error("a line does not end with CRLF");
  const long = file.split("\r\n").find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`a line of more than 75 octets: ${long}`);
  const parsed = ICAL.parse(file) as [string, [string, ...unknown[]][], unknown[]];
  const calendar = new ICAL.Component(parsed);
  if (calendar.name !== "vcalendar") throw new Error(`${calendar.name} is no calendar`);
  once(calendar, "prodid");
  if (once(calendar, "version") !== "2.0") throw new Error("not version 2.0");
  const ids = new Set<string>();
  const events = calendar.getAllSubcomponents("vevent").map((component) => {
    const id = String(once(component, "uid"));
    if (ids.has(id)) throw new Error(`${id} is there twice`);
    ids.add(id);
    const stamp = once(component, "dtstamp");
    // RFC 5545, 3.8.7.2: in UTC.
    if (!(stamp instanceof ICAL.Time) || stamp.zone !== ICAL.Timezone.utcTimezone) {
      throw new Error(`${id}: no moment in UTC`);
    }
    for (const name of ["dtstart", "summary"]) once(component, name);
    for (const name of ["dtend", "location", "description", "url", "status"]) {
      if (component.getAllProperties(name).length > 1) throw new Error(`${id}: ${name} twice`);
    }
    const event = new ICAL.Event(component);
    const { startDate, endDate } = event;
    for (const time of [startDate, endDate]) {
      if (Number.isNaN(time.toJSDate().getTime())) throw new Error(`${id}: no moment`);
    }
    if (endDate.isDate !== startDate.isDate) throw new Error(`${id}: a day and a moment`);
    if (endDate.compare(startDate) <= 0) throw new Error(`${id} ends before it begins`);
    for (const property of component.getAllProperties()) checkKnown(property.name, id);
    return event;
  });
  for (const property of calendar.getAllProperties()) checkKnown(property.name, "the calendar");
  return events;
}

function checkKnown(name: string, of: string): void {
  if (!(name in ICAL.design.icalendar.property) && !ALLOWED.test(name)) {
    throw new Error(`${of}: ${name} is no property`);
  }
}

function once(component: ICAL.Component, name: string): unknown {
  const all = component.getAllProperties(name);
  if (all.length !== 1) throw new Error(`${component.name}: ${name} is there ${all.length} times`);
  return component.getFirstPropertyValue(name);
}
