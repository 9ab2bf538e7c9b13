/** A location as Google sends it, with unread fields; open from noon to 23:00, on Sundays to 17:00. */
export const aGoogleLocation = (changes: object = {}) => ({
  name: "locations/42",
  storeCode: "rubaiyat-rio",
  languageCode: "pt",
  title: "Rubaiyat Rio",
  phoneNumbers: { primaryPhone: "(21) 3204-9999", additionalPhones: [] },
  storefrontAddress: {
    regionCode: "BR",
    languageCode: "pt",
    postalCode: "22470-051",
    administrativeArea: "RJ",
    locality: "Rio de Janeiro",
    addressLines: ["R. Jardim Botânico, 1003"],
  },
  regularHours: {
    periods: [
      ...["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"].map((day) => ({
        openDay: day,
        openTime: { hours: 12 },
        closeDay: day,
        closeTime: { hours: 23 },
      })),
      {
        openDay: "SUNDAY",
        openTime: { hours: 12 },
        closeDay: "SUNDAY",
        closeTime: { hours: 17 },
      },
    ],
  },
  metadata: { canHaveFoodMenus: true, placeId: "ChIJ", somethingNew: { of: 2027 } },
  somethingNew: [1, 2],
  ...changes,
});
