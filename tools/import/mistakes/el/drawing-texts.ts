import type { MistakeText } from '../mistake-text.ts';
import type { drawingTexts as english } from '../en/drawing-texts.ts';

export const drawingTexts: Record<keyof typeof english, MistakeText> = {
  // Pictures and documents
  picture_missing: { what: 'Δεν υπάρχει εικόνα {path}', todo: 'Προσθέστε την εικόνα ή διορθώστε τη διαδρομή{hint}' },
  picture_format: {
    what: 'Το {path} έχει μορφή που οι browser δεν δείχνουν: {content}',
    todo: 'Εξαγάγετέ το ως WebP, PNG, JPEG ή AVIF',
  },
  picture_not_a_picture: {
    what: 'Το {path} δεν είναι εικόνα· το περιεχόμενό του είναι: {content}',
    todo: 'Εξαγάγετέ το ως WebP, PNG, JPEG ή AVIF',
  },
  picture_broken: { what: 'Το {path} δεν αποκωδικοποιείται: {reason}', todo: 'Εξαγάγετε ξανά την εικόνα' },
  picture_too_many_pixels: {
    what: 'Το {path} έχει {megapixels} megapixel· το μέγιστο είναι {max}',
    todo: 'Μικρύνετε την εικόνα',
  },
  picture_too_small: {
    what: 'Το {path} είναι {width}×{height}· καμία πλευρά δεν μπορεί να είναι μικρότερη από {min}',
    todo: 'Εξαγάγετε την εικόνα στο πραγματικό της μέγεθος',
  },
  picture_animated: {
    what: 'Το {path} είναι κινούμενη εικόνα με {count} καρέ',
    todo: 'Εξαγάγετε ένα από αυτά ως σταθερή εικόνα',
  },
  picture_side_too_long: {
    what: 'Το {path} είναι {width}×{height}· καμία πλευρά δεν μπορεί να είναι μεγαλύτερη από {max}',
    todo: 'Μικρύνετε την εικόνα',
  },
  picture_folder_empty: {
    what: 'Ο φάκελος {path} δεν περιέχει εικόνα',
    todo: 'Προσθέστε εικόνες ή διορθώστε τη διαδρομή{hint}',
  },
  panorama_shape: {
    what: 'Το {path} είναι {width}×{height}· ένα πανόραμα είναι equirectangular, με πλάτος διπλάσιο από το ύψος',
    todo: 'Εξαγάγετε και τις 360 επί 180 μοίρες, ιδανικά ως 6000×3000',
  },
  document_not_pdf: {
    what: 'Το {path} δεν είναι PDF· το περιεχόμενό του είναι: {content}',
    todo: 'Εξαγάγετέ το ως PDF',
  },
  video_not_video: {
    what: 'Το {path} δεν είναι βίντεο MP4 ή WebM· το περιεχόμενό του είναι: {content}',
    todo: 'Εξαγάγετέ το ως MP4 ή WebM',
  },
  // SVG
  svg_unreadable: { what: 'Το SVG δεν διαβάζεται: {reason}', todo: 'Εξαγάγετε ξανά το σχέδιο{hint}' },
  svg_script: { what: 'Το SVG περιέχει script ({detail})', todo: 'Αφαιρέστε το: τα σχέδια εμφανίζονται χωρίς script' },
  svg_external: {
    what: 'Το SVG παραπέμπει σε εξωτερικό πόρο ({detail})',
    todo: 'Αφαιρέστε την παραπομπή και σχεδιάστε ό,τι δείχνει ως διαδρομές (paths){hint}',
  },
  svg_entity: {
    what: 'Το SVG δηλώνει οντότητες ({detail}), που δεν αναπτύσσονται',
    todo: 'Εξαγάγετε το σχέδιο χωρίς οντότητες',
  },
  svg_too_complex: { what: 'Το SVG είναι πολύ μεγάλο: {detail}', todo: 'Απλοποιήστε το σχέδιο' },
  svg_too_long: {
    what: 'Η μία πλευρά του viewBox {viewBox} είναι πάνω από {max} φορές η άλλη',
    todo: 'Περικόψτε το σχέδιο ή σχεδιάστε το σε σελίδα με άλλες αναλογίες',
  },
  svg_no_view_box: { what: 'Το SVG δεν έχει viewBox ούτε πλάτος και ύψος', todo: 'Ορίστε viewBox="{expected}"' },
  svg_transform: { what: 'Ο μετασχηματισμός «{value}» δεν διαβάζεται', todo: 'Εξαγάγετε ξανά το σχέδιο' },
  shape_unreadable: { what: 'Το σχήμα {id} δεν διαβάζεται: {reason}', todo: 'Σχεδιάστε το ξανά' },
  shape_without_id: {
    what: 'Ένα {element} στα περιγράμματα δεν έχει δικό του όνομα',
    todo: 'Δώστε στο επίπεδο το όνομα αυτού που περιγράφει{hint}',
  },
  shape_id_twice: {
    what: 'Το id {id} χρησιμοποιείται δύο φορές',
    todo: 'Δώστε σε κάθε σχήμα δικό του id· ομαδοποιήστε τα σχήματα της ίδιας κατοικίας',
  },
  units_group_missing: {
    what: 'Δεν υπάρχει ομάδα με όνομα «units»',
    todo: 'Βάλτε τα περιγράμματα των κατοικιών σε μία ομάδα (επίπεδο) με όνομα units{hint}',
  },
  units_group_twice: {
    what: 'Υπάρχει δεύτερη ομάδα με όνομα «units», της οποίας τα περιγράμματα δεν διαβάζονται',
    todo: 'Βάλτε όλα τα περιγράμματα των κατοικιών σε μία ομάδα',
  },
  front_absent: {
    what: 'Η κλάση κτιρίου {class} δεν έχει όψη: λείπουν τα {drawing} και {path}',
    todo: 'Προσθέστε μια εικόνα του κτιρίου και ένα σχέδιο με τα περιγράμματα των ορόφων του',
  },
  front_missing: {
    what: 'Η κλάση κτιρίου {class} δεν έχει περιγράμματα των ορόφων της: λείπει το {path}',
    todo: 'Σχεδιάστε τους ορόφους πάνω στην όψη{hint}',
  },
  plan_missing: {
    what: 'Ο όροφος {level} της κλάσης {class} έχει κατοικίες αλλά όχι κάτοψη: λείπει το {path}',
    todo: 'Σχεδιάστε την κάτοψη με τα πολύγωνα των κατοικιών της{hint}',
  },
  duplex_plan_missing: {
    what: 'Ο όροφος {level} της κλάσης {class} έχει μεζονέτες αλλά όχι κάτοψη του πάνω επιπέδου τους: λείπει το {path}',
    todo: 'Σχεδιάστε την με τα πολύγωνά τους ή βάλτε is_dublex 0',
  },
  plan_unknown: {
    what: 'Το {path} δεν ανήκει σε καμία κλάση του buildings.csv{hint}',
    todo: 'Δώστε του όνομα με την κλάση και τον όροφο (af3.svg), με πεζά, ή αφαιρέστε το',
  },
  front_unknown: {
    what: 'Το {path} δεν ανήκει σε καμία κλάση του buildings.csv{hint}',
    todo: 'Ονομάστε το με πεζά όπως μια κλάση (fronts/a.svg) ή όπως μια όψη του fronts.csv (fronts/a/sea.svg), ή αφαιρέστε το',
  },
  outlines_other_names: {
    what: 'Πολύγωνα χωρίς όνομα κατοικίας αυτού του ορόφου ({count}): {names}. Κατοικίες χωρίς πολύγωνο: {numbers}',
    todo: 'Ονομάστε τα πολύγωνα με τους αριθμούς ή τους κωδικούς του πίνακα κατοικιών ή διορθώστε τον πίνακα',
  },
  unit_without_polygon: {
    what: 'Η κατοικία {number} του κτιρίου {building} δεν έχει πολύγωνο στο {plan}',
    todo: 'Σχεδιάστε το στην ομάδα units με id {number}{hint}',
  },
  unit_on_other_plan: {
    what: 'Η κατοικία {number} του κτιρίου {building} είναι στον όροφο {level}, αλλά το πολύγωνό της είναι στο {found}',
    todo: 'Διορθώστε το level της ή μεταφέρετε το πολύγωνο στο {plan}',
  },
  plan_overwritten: {
    what: 'Το {path} είναι το ίδιο αρχείο με το {other}, άρα τα περιγράμματά του είναι του άλλου ορόφου',
    todo: 'Βάλτε εκεί την κάτοψη αυτού του ορόφου',
  },
  plan_without_units: {
    what: 'Το {path} έχει περιγράμματα, αλλά ο πίνακας δεν έχει καμία κατοικία στον όροφο {level} της κλάσης {class}',
    todo: 'Προσθέστε στον πίνακα τις κατοικίες αυτού του ορόφου ή αφαιρέστε την κάτοψη',
  },
  units_of_other_building: {
    what: 'Κατοικίες που μάλλον είναι άλλου κτιρίου από αυτό που λέει ο πίνακας: {count}, όπως η {number} του κτιρίου {building}. Κτίρια που έχουν κατόψεις αλλά καμία κατοικία: {names}',
    todo: 'Ελέγξτε τη στήλη building: ίσως συμπληρώθηκε κατά λάθος προς τα κάτω',
  },
  plans_exchanged: {
    what: 'Οι κατόψεις {plan} και {found} φαίνεται ότι έχουν αντιμετατεθεί: η καθεμία έχει τα πολύγωνα του άλλου ορόφου, όπως της κατοικίας {number} του κτιρίου {building}, στον όροφο {level}',
    todo: 'Αντιμεταθέστε τα ονόματά τους ή τα level των κατοικιών',
  },
  units_on_other_plans: {
    what: 'Κατοικίες που στον πίνακα είναι σε άλλον όροφο από ό,τι στις κατόψεις, όλες με διαφορά {difference}: {count}. Για παράδειγμα, η κατοικία {number} του κτιρίου {building} είναι στον όροφο {level}, αλλά το πολύγωνό της είναι στο {found}',
    todo: 'Μετρήστε τους ορόφους με τον ίδιο τρόπο: το 0 είναι το ισόγειο. Διορθώστε τη στήλη level ή μετονομάστε τις κατόψεις',
  },
  class_shares_plan: {
    what: 'Το κτίριο {building} έχει πολλές κατοικίες, αλλά τα άλλα κτίρια της κλάσης του μοιράζονται το περίγραμμα «unit» στο {plan}',
    todo: 'Δώστε στο κτίριο δική του κλάση ή ονομάστε τα περιγράμματα με τους αριθμούς των κατοικιών',
  },
  polygon_without_unit: {
    what: 'Το πολύγωνο {id} δεν ανήκει σε καμία κατοικία αυτού του ορόφου',
    todo: 'Προσθέστε την κατοικία στον πίνακα, διορθώστε το id ή αφαιρέστε το σχήμα{hint}',
  },
  polygon_not_duplex: {
    what: 'Το πολύγωνο {id} είναι σε κάτοψη μεζονετών, αλλά η κατοικία {id} δεν είναι μεζονέτα',
    todo: 'Ορίστε το is_dublex σε 1 ή αφαιρέστε το πολύγωνο',
  },
  floors_without_outline: {
    what: 'Όροφοι του κτιρίου {building} που έχουν κατοικίες αλλά όχι περίγραμμα στο {front}: {levels}',
    todo: 'Σχεδιάστε τον καθένα με το id του, όπως floor-{level}{hint}, ή δηλώστε στο levels.csv ότι δεν τον δείχνει καμία όψη: on_front 0',
  },
  floor_without_outline: {
    what: 'Ο όροφος {level} του κτιρίου {building} έχει κατοικίες αλλά όχι περίγραμμα στο {front}',
    todo: 'Σχεδιάστε το με id floor-{level}{hint} ή δηλώστε στο levels.csv ότι δεν φαίνεται σε καμία όψη: on_front 0',
  },
  outlines_unknown_floors: {
    what: 'Περιγράμματα χωρίς όνομα ορόφου: {names}',
    todo: 'Ονομάστε τα floor-0, floor-1 …',
  },
  outline_unknown_floor: { what: 'Το περίγραμμα {id} δεν έχει όνομα ορόφου', todo: 'Ονομάστε το floor-0, floor-1 …' },
  outline_floor_twice: {
    what: 'Ο όροφος {level} έχει δύο περιγράμματα',
    todo: 'Δώστε στο ένα το όνομα του δικού του ορόφου, αφαιρέστε το ή ενώστε τα δύο σε ένα σχήμα',
  },
  outlines_off_picture: {
    what: 'Τα περιγράμματα θα απείχαν από την εικόνα έως {off} pixel: το σχέδιο είναι {drawn} και η εικόνα {picture}, δηλαδή άλλου σχήματος',
    todo: 'Δώστε στο σχέδιο το μέγεθος της εικόνας ή περικόψτε την εικόνα στο σχέδιο',
  },
  polygon_outside: {
    what: 'Το πολύγωνο {id} βγαίνει από το viewBox στο {x}, {y}',
    todo: 'Σχεδιάστε το μέσα στο {viewBox}',
  },
  polygon_empty: { what: 'Το πολύγωνο {id} δεν έχει εμβαδόν', todo: 'Σχεδιάστε κλειστό σχήμα' },
  polygon_crossing: {
    what: 'Το πολύγωνο {id} τέμνει τον εαυτό του κοντά στο {x}, {y}',
    todo: 'Σχεδιάστε τις γωνίες του με τη σειρά γύρω από το σχήμα',
  },
  polygon_repeated: {
    what: 'Το πολύγωνο {id} πέφτει πάνω σε άλλο πολύγωνο της ίδιας κατοικίας',
    todo: 'Αφαιρέστε ένα από τα δύο',
  },
  polygons_too_many: {
    what: 'Το περίγραμμα {id} αποτελείται από περισσότερα από {max} πολύγωνα',
    todo: 'Ενώστε τα σε ένα κλειστό σχήμα',
  },
  // Map
  map_invalid: {
    what: 'Ο χάρτης, {path}: {reason}',
    todo: 'Διορθώστε το στοιχείο· το docs/authoring.md περιγράφει τα είδη στοιχείων',
  },
  map_nameless: { what: 'Η ετικέτα δεν έχει όνομα', todo: 'Προσθέστε το {property} ή αφαιρέστε την ετικέτα' },
  map_unreadable: { what: 'Το {path} δεν διαβάζεται: {reason}', todo: 'Φτιάξτε το ξανά με npm run map' },
  map_no_table: {
    what: 'Το {path} δεν έχει απλό πίνακα {table}',
    todo: 'Φτιάξτε το ξανά με npm run map· ένα view με αυτό το όνομα πρέπει να γίνει πίνακας, δείτε docs/authoring.md',
  },
  map_no_index: {
    what: 'Το {path} δεν έχει ευρετήριο για τα zoom_level, tile_column και tile_row των πλακιδίων του',
    todo: 'Φτιάξτε το ξανά με npm run map ή προσθέστε το ευρετήριο: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)',
  },
  map_feature_far: {
    what: 'Το στοιχείο {path} απέχει {away} χλμ. από το έργο· το μέγιστο είναι {max} χλμ.',
    todo: 'Αφαιρέστε το ή διορθώστε τις γωνίες του ή το settings.map.centre: το γεωγραφικό μήκος μπαίνει πριν από το πλάτος',
  },
  map_streets_many: {
    what: 'Οι σχεδιασμένοι δρόμοι είναι πάρα πολλοί, μακριοί ή πυκνοί για να ενωθούν',
    todo: 'Αφαιρέστε μικρούς δρόμους ή εγκαταστήστε πραγματικούς με npm run map',
  },
  // Rotator
  rotator_missing: {
    what: 'Το settings.frames ζητά καρέ, αλλά λείπει το {path}',
    todo: 'Προσθέστε το αρχείο ή ορίστε το frames σε 0{hint}',
  },
  rotator_invalid: {
    what: '{path}: {reason}',
    todo: 'Διορθώστε την τιμή· το docs/authoring.md περιγράφει το rotator.json',
  },
  building_without_marker: {
    what: 'Το κτίριο {code} δεν έχει δείκτη στο rotator/rotator.json, οπότε κανείς δεν μπορεί να το ανοίξει από την αρχική προβολή',
    todo: 'Προσθέστε δείκτη με τα σημεία αγκύρωσης και τις σιλουέτες του',
  },
  anchor_outside: {
    what: 'Το σημείο αγκύρωσης {path} είναι στο {x}, {y}, έξω από το καρέ του, {size}',
    todo: 'Διορθώστε το ή δηλώστε το ως κρυφό: ο τρίτος αριθμός είναι 0',
  },
  frames_other_count: {
    what: 'Το settings.frames είναι {frames}, αλλά το τελευταίο καρέ της περιστροφής είναι το b{last}: τα {count} καρέ μετρούν από το 0',
    todo: 'Γράψτε {last} στο frames',
  },
  frames_missing: {
    what: 'Από τον φάκελο {folder} λείπουν {missing} από τα {count} καρέ· το πρώτο είναι το {path}',
    todo: 'Ονομάστε τα καρέ b0.webp, b1.webp κ.ο.κ., με πεζά και χωρίς μηδενικά μπροστά{hint}',
  },
  frames_from_one: {
    what: 'Τα καρέ στον φάκελο {folder} αριθμούνται από 1 έως {count}· μετρούν από το 0',
    todo: 'Μετονομάστε τα: το b1.webp γίνεται b0.webp κ.ο.κ.',
  },
  frame_surplus: {
    what: 'Το {path} είναι πέρα από το τελευταίο καρέ, με αριθμό {frames}· τέτοια αρχεία: {count}',
    todo: 'Αφαιρέστε τα ή αυξήστε το settings.frames',
  },
  frame_copied: {
    what: 'Το {path} έχει το ίδιο περιεχόμενο με το {other}, οπότε το κτίριο μένει εκεί ακίνητο',
    todo: 'Αποδώστε ξανά το καρέ (render)',
  },
  rotator_length: {
    what: 'Στοιχεία στο {path}: {count}· χρειάζονται {expected}, ένα ανά καρέ',
    todo: 'Γράψτε ένα στοιχείο ανά καρέ (settings.frames + 1)',
  },
  rotator_sequences: {
    what: 'Υπάρχουν {count} ακολουθίες, αλλά το settings.isMultiCanvas είναι ανενεργό',
    todo: 'Κρατήστε μία ακολουθία ή ενεργοποιήστε το isMultiCanvas',
  },
  rotator_size: {
    what: 'Το {path} είναι {width}×{height}· το rotator.json λέει {expected}',
    todo: 'Αποδώστε το καρέ (render) σε αυτό το μέγεθος ή διορθώστε το rotator.json',
  },
  front_file_missing: {
    what: 'Η όψη {front} της κλάσης {class} είναι ελλιπής: λείπει το {path}',
    todo: 'Προσθέστε το αρχείο ή αφαιρέστε την όψη από το fronts.csv{hint}',
  },
};
