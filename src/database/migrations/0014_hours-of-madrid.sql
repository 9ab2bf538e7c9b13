-- The hours that became known with the column before, where nobody has written hours of their own.
UPDATE "restaurants" SET
  "hours" = '{"pt": "", "en": "", "es": ""}',
  "opening_hours" = '{
    "timeZone": "Europe/Madrid",
    "weekly": [
      {
        "days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
        "opens": "13:30",
        "closes": "16:00"
      },
      {
        "days": ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
        "opens": "20:30",
        "closes": "23:30"
      }
    ],
    "exceptions": [],
    "validFrom": "",
    "validUntil": ""
  }'
WHERE "slug" = 'rubaiyat-madrid' AND "opening_hours" IS NULL AND "hours" = '{
  "pt": "Horários em atualização. Ligue para a casa antes de vir.",
  "en": "Opening hours are being updated. Please call the restaurant before you come.",
  "es": "Horarios en actualización. Llame a la casa antes de venir."
}'::jsonb;
