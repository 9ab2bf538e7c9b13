import type { MenuContent } from "#content/kinds/menu.ts";
import { dayName } from "#desk/client/hours/opening-hours-words.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { CheckControl, ControlGroup, LineControl } from "#desk/client/pieces/piece-controls.tsx";
import { WEEKDAYS } from "#language/weekdays.ts";

type Service = MenuContent["service"][number];

interface ServiceFieldsProps {
  readonly name: string;
  readonly service: Service;
  readonly onChange: (service: Service) => void;
}

export function ServiceFields({ name, service, onChange }: ServiceFieldsProps) {
  const { days, opens = "", closes = "" } = service;
  function changeHours(hours: { opens: string; closes: string }) {
    const isEmpty = hours.opens === "" && hours.closes === "";
    onChange(isEmpty ? { days } : { days, ...hours });
  }
  return (
    <>
      <ControlGroup name={`${name}.days`} label={m.service_days()}>
        <div className="checks">
          {WEEKDAYS.map((day, index) => (
            <CheckControl
              key={day}
              name={`${name}.days.${day}`}
              label={dayName(index)}
              value={days.includes(day)}
              onChange={(isOn) => {
                const next = WEEKDAYS.filter((one) => (one === day ? isOn : days.includes(one)));
                onChange({ ...service, days: next });
              }}
            />
          ))}
        </div>
      </ControlGroup>
      <div className="fields">
        <LineControl
          name={`${name}.opens`}
          type="time"
          label={m.service_from()}
          value={opens}
          onChange={(next) => changeHours({ opens: next, closes })}
        />
        <LineControl
          name={`${name}.closes`}
          type="time"
          label={m.service_until()}
          value={closes}
          onChange={(next) => changeHours({ opens, closes: next })}
        />
      </div>
    </>
  );
}
