/** The texts of the package that `npm run new` writes. Buyers see them until the agency replaces them. */
export const texts = {
  // What it is called until it has a name
  newDevelopment: 'New development',
  // A guess at where it stands, by the language of its buyers
  timeZone: 'Europe/London',
  tagline: 'Eight apartments and a villa',
  introText: 'Two sentences about the place, the architecture and who will feel at home here.',
  locationText: 'What is near, and how long it takes to get there.',
  disclaimer: 'Pictures are illustrative. Layout, areas and finishes may change before handover.',
  handover: 'Season and year of the handover',
  address: 'Street and number, postcode and town',
  frontView: 'View from the street',
  houseFromStreet: 'The house from the street',
  livingRoom: 'Living room',
  houseA: 'House A',
  villa: 'Villa',
  // Its plural as a title, and its forms beside numbers
  villas: 'The villas',
  countedVillas: 'villa|villas',
  apartments: 'Apartments',
  twoBedrooms: 'Two bedrooms',
  // How many rooms, as listings of the language count them
  twoBedroomsLabel: '2 bedrooms',
  fourBedroomsLabel: '4 bedrooms',
  // The floor beside the garden; its short form has up to four characters
  gardenFloor: 'Garden floor',
  gardenFloorShort: 'G',
  // Names of galleries, sources of clients, places and tags
  exterior: 'Exterior',
  interior: 'Interior',
  website: 'Website',
  salesOffice: 'Sales office',
  recommendation: 'Recommendation',
  park: 'Park',
  market: 'Market',
  station: 'Station',
  garden: 'Garden',
  topFloor: 'Top floor',
  // What belongs into the imprint and the privacy notice
  legalStreet: 'Street and number',
  legalTown: 'Postcode, town and country',
  legalDirector: 'Represented by: name of the managing director',
  legalTelephone: 'Telephone: the number of the sales office',
  legalRegister: 'Commercial register, number and VAT number, where they are required.',
  legalDuration: 'Say here how long you keep what, and set retentionMonths in development.json to the same.',
} as const;
