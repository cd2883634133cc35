import { Copy, Download, Printer } from 'lucide-react';
import { useProjectName } from '#web/catalogue/settings.tsx';
import { useText } from '#web/texts/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './second-factors.module.css';

type RecoveryCodesProps = {
  codes: readonly string[];
  onDone: () => void;
  /** Called as soon as they are copied or downloaded; printing can be cancelled, which a page is not told. */
  onKept: () => void;
};

/** New recovery codes, which are shown only once, to be copied, downloaded or printed. */
export function RecoveryCodes({ codes, onDone, onKept }: RecoveryCodesProps) {
  const t = useText();
  const copy = useCopy();
  const projectName = useProjectName();
  const text = `${projectName}: ${t('step.recoveryCode')}\n\n${codes.join('\n')}\n`;
  const keepByCopying = async () => {
    if (await copy(codes.join('\n'))) onKept();
  };
  return (
    <div className={styles.stack}>
      <p>{t('step.codesText')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.tools}>
        <Button variant="text" icon={<Copy />} onClick={() => void keepByCopying()}>
          {t('step.copy')}
        </Button>
        <Button
          variant="text"
          icon={<Download />}
          onClick={() => {
            download(`${t('step.codesFile')}.txt`, text);
            onKept();
          }}
        >
          {t('step.download')}
        </Button>
        <Button variant="text" icon={<Printer />} onClick={() => print(text)}>
          {t('step.print')}
        </Button>
      </div>
      <div data-actions>
        <Button
          variant="primary"
          onClick={() => {
            onKept();
            onDone();
          }}
        >
          {t('step.codesSaved')}
        </Button>
      </div>
    </div>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Prints only the given text, from a hidden frame. */
function print(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  if (contentDocument === null || contentWindow === null) return;
  const page = contentDocument.createElement('pre');
  page.textContent = text;
  contentDocument.body.append(page);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}

/** Returns a function that copies a text, and shows and answers whether that succeeded. */
export function useCopy(): (text: string) => Promise<boolean> {
  const t = useText();
  const toast = useToast();
  return async (text) => {
    try {
      // `navigator.clipboard` is missing without HTTPS.
      await navigator.clipboard.writeText(text);
      toast(t('step.copied'));
      return true;
    } catch {
      toast(t('step.notCopied'), 'error');
      return false;
    }
  };
}
