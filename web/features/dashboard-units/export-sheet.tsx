import { FileSpreadsheet, FileText } from 'lucide-react';
import { useLanguage, useText } from '#web/texts/language.tsx';
import { SideSheet } from '#web/ui/dashboard/side-sheet.tsx';
import styles from './units.module.css';

/** All units as a file that a spreadsheet opens and that can be imported again. */
export function ExportSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { language } = useLanguage();
  const files = [
    { format: 'xlsx', icon: <FileSpreadsheet />, title: t('units.exportXlsx'), text: t('units.exportXlsxText') },
    { format: 'csv', icon: <FileText />, title: t('units.exportCsv'), text: t('units.exportCsvText') },
  ];
  return (
    <SideSheet title={t('units.export')} subtitle={t('units.exportText')} onClose={onClose}>
      <ul className={styles.files}>
        {files.map(({ format, icon, title, text }) => (
          <li key={format}>
            <a className={styles.file} href={`/api/properties/export?format=${format}&lang=${language}`} download>
              {icon}
              <span>
                <strong>{title}</strong>
                <small>{text}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </SideSheet>
  );
}
