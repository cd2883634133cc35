import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { calls } from '#contract/calls/index.ts';
import type { Language } from '#domain/texts/language.ts';
import type { PackageUpload } from '#contract/entities/package-upload.ts';
import { callApi, ApiProblem } from '#web/api/call-api.ts';
import { useLanguage, useText, type Translate } from '#web/texts/language.tsx';
import { problemText } from '#web/ui/dashboard/problems.ts';
import { useToast } from '#web/ui/toast.tsx';

const listKey = ['project', 'packages'] as const;
const packageKey = (id: number) => ['project', 'package', id] as const;
const pollInterval = 1_000;

/** Whether the server is working on a package; the package is then polled. */
export const isWorking = ({ state }: Pick<PackageUpload, 'state'>) => state === 'checking' || state === 'loading';

export function usePackages() {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => callApi(calls.listPackages, { signal }),
    refetchInterval: ({ state }) => (state.data?.uploads.some(isWorking) ? pollInterval : false),
  });
}

/** An upload with its report and preview, polled while the server is working on it. */
export function usePackage(id: number) {
  return useQuery({
    queryKey: packageKey(id),
    queryFn: ({ signal }) => callApi(calls.getPackage, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? pollInterval : false),
  });
}

/**
 * Uploads an archive, also after the screen was left. `sent` is the progress from 0 to 1, undefined while nothing is
 * uploaded; `failure` is why the last upload failed. `onReceived` is not called once the screen was left.
 */
export function useUpload(onReceived: (upload: PackageUpload) => void) {
  const client = useQueryClient();
  const t = useText();
  const { language } = useLanguage();
  const toast = useToast();
  const sent = useSentPart();
  const [failure, setFailure] = useState<string>();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const send = async (file: File) => {
    setSentPart(0);
    setFailure(undefined);
    try {
      const upload = await sendArchive(file, language, t);
      client.setQueryData(packageKey(upload.id), upload);
      await client.invalidateQueries({ queryKey: listKey });
      if (isHere.current) onReceived(upload);
    } catch (error) {
      // It may have arrived, and only the answer be lost.
      void client.invalidateQueries({ queryKey: listKey });
      const { message } = error as Error;
      if (isHere.current) setFailure(message);
      else toast(message, 'error');
    } finally {
      setSentPart(undefined);
    }
  };
  return { sent, failure, send };
}

/** Uses XMLHttpRequest because `fetch` does not report upload progress. */
function sendArchive(file: File, language: Language, t: Translate): Promise<PackageUpload> {
  const { promise, resolve, reject } = Promise.withResolvers<PackageUpload>();
  const request = new XMLHttpRequest();
  request.open('POST', `/api${calls.uploadPackage.path}`);
  request.setRequestHeader('content-type', 'application/zip');
  request.setRequestHeader('accept-language', language);
  request.setRequestHeader('x-file-name', encodeURIComponent(file.name));
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) => setSentPart(total === 0 ? 0 : loaded / total));
  request.addEventListener('load', () => {
    const { status } = request;
    const body = request.response as (PackageUpload & { detail?: string }) | null;
    if (status === 200 && body) resolve(body);
    else reject(new ApiProblem({ code: 'server_error', status, message: body?.detail ?? foreignProblem(status, t) }));
  });
  request.addEventListener('error', () =>
    reject(new ApiProblem({ code: 'offline', status: 0, message: t('account.away') })),
  );
  request.send(file);
  return promise;
}

const listeners = new Set<() => void>();
let sentPart: number | undefined;

/** The progress, from 0 to 1, of the upload that this page sends, whichever screen began it; otherwise undefined. */
function useSentPart(): number | undefined {
  return useSyncExternalStore(subscribe, () => sentPart);
}

/** Sets the progress of the upload. As long as there is one, the browser asks before it leaves the page. */
function setSentPart(part: number | undefined): void {
  sentPart = part;
  if (part === undefined) removeEventListener('beforeunload', askBeforeUnload);
  else addEventListener('beforeunload', askBeforeUnload);
  for (const listener of listeners) listener();
}

function askBeforeUnload(event: Event): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What an answer means that is not of our server but of what stands before it. */
function foreignProblem(status: number, t: Translate): string {
  return t(status === 413 ? 'project.tooLargeForProxy' : 'error_server');
}

/** The mutations that load a checked package or discard one. */
export function usePackageActions() {
  const t = useText();
  const client = useQueryClient();
  const toast = useToast();
  const onError = (error: Error) => {
    toast(problemText(error, t), 'error');
    // What was asked may have been done, and only the answer be lost.
    void client.invalidateQueries({ queryKey: ['project'] });
  };
  const apply = useMutation({
    mutationFn: (id: number) => callApi(calls.applyPackage, { params: { id } }),
    onSuccess: (upload) => {
      client.setQueryData(packageKey(upload.id), upload);
      return client.invalidateQueries({ queryKey: ['project'] });
    },
    onError,
  });
  // Only the list is invalidated: the discarded package's own query would get a 404.
  const discard = useMutation({
    mutationFn: (id: number) => callApi(calls.discardPackage, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
    onError,
  });
  return { apply, discard };
}
