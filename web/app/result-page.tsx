import { useState } from 'react';
import { AcceptedNote, Denied } from '#web/features/approval-accept/approval-request.tsx';
import { FormResultScreen } from '#web/features/form-result/form-result-screen.tsx';

/** A form's result, with the details of the accepted approval if one led here. */
export function ResultPage() {
  const [denied, setDenied] = useState(false);
  if (denied) return <Denied />;
  return (
    <FormResultScreen>
      <AcceptedNote onDenied={() => setDenied(true)} />
    </FormResultScreen>
  );
}
