import type { MistakeText } from '../mistake-text.ts';
import type { brandTexts as english, brandWarningTexts as englishWarnings } from '../en/brand-texts.ts';

export const brandTexts: Record<keyof typeof english, MistakeText> = {
  brand_contrast: {
    what: 'settings.brand.colours.{name}: το {colour} έχει αντίθεση {ratio} με το {ground} ({other})· το κείμενο χρειάζεται {least}',
    todo: 'Χρησιμοποιήστε το {nearest}, το πλησιέστερο χρώμα που επαρκεί, ή αλλάξτε το άλλο',
  },
  brand_paper: {
    what: 'settings.brand.colours.paper: τα χρώματα {names} μόλις που διαβάζονται πάνω στο {colour}· τα γράμματα χρειάζονται αντίθεση {least}',
    todo: 'Διορθώστε το paper{hint} ή όλα αυτά τα χρώματα',
  },
  brand_drawing_empty: {
    what: 'Το {path} δεν δείχνει τίποτα',
    todo: 'Εξαγάγετε ξανά το σχέδιο, με τα σχήματά του ως διαδρομές (paths)',
  },
  brand_font_unreadable: {
    what: 'Το {path} δεν είναι γραμματοσειρά που διαβάζεται ({format})',
    todo: 'Εξαγάγετέ την ξανά ως {format}',
  },
};

export const brandWarningTexts: Record<keyof typeof englishWarnings, MistakeText> = {
  brand_statuses_alike: {
    what: 'Οι καταστάσεις {one} ({colour}) και {other} ({otherColour}) μοιάζουν {vision}· διαφέρουν μόνο στα σχήματα και τις λέξεις',
    todo: 'Κάντε τη μία σαφώς πιο ανοιχτή από την άλλη',
  },
  brand_letters_missing: {
    what: 'Από το settings.brand.{face} λείπουν {letters}· αυτά τα γράμματα εμφανίζονται με άλλη γραμματοσειρά',
    todo: 'Προσθέστε ένα αρχείο της γραμματοσειράς με αυτά τα γράμματα',
  },
  brand_icon_shape: {
    what: 'Το {path} δεν είναι τετράγωνο: το viewBox είναι {viewBox}',
    todo: 'Σχεδιάστε το σε τετράγωνο, για παράδειγμα viewBox="0 0 512 512"',
  },
  brand_print_part: {
    what: 'settings.brand.{face}: τα έγγραφα παίρνουν όλα τα γράμματα ενός βάρους από ένα αρχείο, και από ένα μεταβλητό μόνο ένα βάρος',
    todo: 'Βάλτε στο print αρχεία TTF ή OTF με όλα τα γράμματα',
  },
  brand_print_letters: {
    what: 'settings.brand.{face}: από τα αρχεία του print λείπουν {letters}· στα έγγραφα αυτά τα γράμματα εμφανίζονται με άλλη γραμματοσειρά',
    todo: 'Προσθέστε στο print ένα αρχείο TTF ή OTF με αυτά τα γράμματα· μπορεί να είναι άλλης οικογένειας',
  },
  brand_letters_unprinted: {
    what: 'Τα έγγραφα δεν έχουν τα γράμματα {letters}, όπως στο «{found}», και μπορεί να δείχνουν κενά πλαίσια στη θέση τους',
    todo: 'Δηλώστε στο settings.brand.textFace.print ένα αρχείο TTF ή OTF με αυτά τα γράμματα',
  },
  brand_drawing_unseen: {
    what: 'Το {path} σχεδόν δεν φαίνεται στο φόντο του, {ground}',
    todo: 'Σχεδιάστε το με currentColor, που παίρνει το χρώμα του κειμένου, ή με άλλο χρώμα, και μέσα στο viewBox του',
  },
  brand_drawing_text: {
    what: 'Το {path} περιέχει κείμενο, που κάθε συσκευή το δείχνει με δική της γραμματοσειρά',
    todo: 'Μετατρέψτε το σε διαδρομές (paths)',
  },
};
