/** What sales write about a client in a word. */
export const leadNotes = [
  'Prefers to be called after 18:00',
  'Looks for a second home',
  'Investor, asks for rental yield',
  'Moves to Athens in September',
  'Family of four, needs a school nearby',
  'Speaks German and English',
  'Will visit in person in spring',
  'Compares with two other projects',
  'Needs a mortgage decision first',
  'Pays in cash',
  'Wants a high floor, no ground floor',
  'Referred by a neighbour of the site',
  'Golden visa application',
  'Interested in furniture package',
  'Eşi de sunuma katılacak',
  'Deniz manzarası şart',
];

/** The first word with a client. */
export const firstNotes = [
  'Called back. Interested in {rooms}, wants to see the building first.',
  'Spoke for ten minutes. Budget fits {rooms}; presentation agreed.',
  'Answered by mail with the brochure. Will call on Thursday.',
  'No answer, left a message.',
  'Reached at the second try. Looks for {rooms} on an upper floor.',
  'Telefonda görüşüldü. {rooms} ile ilgileniyor, sunum için randevu verildi.',
  'Asked about handover and payment plan. Sent the information.',
  'Met at the fair last year, remembers the project. Wants {rooms}.',
  'Wants prices by mail before a meeting.',
  'Müsait değildi, yarın tekrar aranacak.',
];

/** After a presentation. `{code}` is the unit they liked most. */
export const visitNotes = [
  'Liked {code} best. Sends the plan to the family.',
  '{code}: view convinces, price is at the upper end. Call in a week.',
  'Compared {code} with the same plan one floor up.',
  'Asked whether the terrace of {code} can be glazed.',
  'Very quick decision, prefers {code}.',
  'Second visit. Still between {code} and a larger one.',
  '{code} çok beğenildi; ödeme planını bekliyor.',
  'Wants to see {code} on the site itself.',
  'Measured the living room of {code} for their furniture.',
  'Balkon yönü önemli, {code} uygun görünüyor.',
  'Asked for a discount with the furniture package of {code}.',
  'Needs parking for two cars beside {code}.',
];

/** When something was decided. */
export const reservedNotes = [
  '{code} reserved; contract draft goes to the lawyer.',
  'Reserved {code}. Deposit by bank transfer this week.',
  '{code} rezerve edildi, kapora bekleniyor.',
  'Decision taken in the presentation: {code}.',
];
export const lostNotes = [
  'Bought elsewhere, nearer to the sea.',
  'Not this year: the bank declined.',
  'Too expensive after all.',
  'Does not answer any more, closed after the fourth try.',
  'Vazgeçti, kiralık bakıyor.',
  'Wanted a ground floor with a larger garden.',
];
export const cancelledNotes = [
  '{code} given up: financing not granted.',
  '{code}: family decided for another city.',
  '{code} iptal edildi, daha küçük daire arıyor.',
  'Gave {code} back, the deposit was returned.',
];
