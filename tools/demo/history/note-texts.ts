/** The short note on a lead's record. */
export const leadNotes = [
  'Prefers to be called after 18:00',
  'Looking for a second home',
  'Investor, asks for rental yield',
  'Moving to Athens in September',
  'Family of four, needs a school nearby',
  'Speaks German and English',
  'Will visit in person in spring',
  'Comparing two other projects',
  'Needs a mortgage decision first',
  'Pays in cash',
  'Wants a high floor, no ground floor',
  'Referred by a neighbour of the site',
  'Golden visa application',
  'Interested in the furniture package',
  'Eşi de sunuma katılacak',
  'Akropolis manzarası şart',
];

/** Notes on the first contact. */
export const firstNotes = [
  'Called back. Interested in {rooms}, wants to see the building first.',
  'Spoke for ten minutes. Budget fits {rooms}; presentation arranged.',
  'Answered by mail with the brochure. Will call on Thursday.',
  'No answer, left a message.',
  'Reached on the second try. Looks for {rooms} on an upper floor.',
  'Telefonda görüşüldü. {rooms} ile ilgileniyor, sunum için randevu verildi.',
  'Asked about handover and payment plan. Sent the information.',
  'Met at the fair last year, remembers the project. Wants {rooms}.',
  'Wants prices by mail before a meeting.',
  'Müsait değildi, yarın tekrar aranacak.',
];

/** Notes after a presentation. `{code}` is the unit they liked most. */
export const presentationNotes = [
  'Liked {code} best. Sending the plan to the family.',
  '{code}: loves the view, price is at the upper end. Call in a week.',
  'Compared {code} with the same layout one floor up.',
  'Asked whether the terrace of {code} can be glazed.',
  'Decides quickly, prefers {code}.',
  'Second visit. Still torn between {code} and a larger one.',
  '{code} çok beğenildi; ödeme planını bekliyor.',
  'Wants to see {code} on site.',
  'Measured the living room of {code} for their furniture.',
  'Balkon yönü önemli, {code} uygun görünüyor.',
  'Asked for a discount on the furniture package of {code}.',
  'Needs parking for two cars beside {code}.',
];

/** Notes after a decision. */
export const reservedNotes = [
  '{code} reserved; contract draft goes to the lawyer.',
  'Reserved {code}. Deposit by bank transfer this week.',
  '{code} rezerve edildi, kapora bekleniyor.',
  'Decided during the presentation: {code}.',
];
export const lostNotes = [
  'Bought elsewhere, closer to the sea.',
  'Not this year: the bank declined.',
  'Too expensive after all.',
  'No longer answers, closed after the fourth try.',
  'Vazgeçti, kiralık bakıyor.',
  'Wanted a ground floor with a larger garden.',
];
export const cancelledNotes = [
  '{code} given up: financing declined.',
  '{code}: family decided for another city.',
  '{code} iptal edildi, daha küçük daire arıyor.',
  'Gave {code} back, the deposit was returned.',
];
