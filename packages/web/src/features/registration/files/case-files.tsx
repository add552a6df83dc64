import { addCaseFile, maxCaseFiles, wantedFiles } from '@campus/contract/registration/files.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useId } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { describeRule } from '../../../files/upload/judge-file.ts'
import type { RegistrationCase } from '../case/use-case.ts'
import { WantedFile } from './wanted-file.tsx'
import { filesWords } from './words.ts'

type Shown = Pick<RegistrationCase, 'id' | 'schoolId' | 'userType' | 'files'>

/** Every photo and scan that the school wants, with its limits before anything is chosen. */
export function CaseFiles({ shown: { id, schoolId, userType, files } }: { readonly shown: Shown }) {
  const words = useWords(filesWords)
  const say = useSay()
  const heading = useId()
  const wanted = useRead(wantedFiles, { schoolId, userType })
  return (
    <section className="page-card" aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      <p className="page-note">{words.limits(say(describeRule({ ...addCaseFile.file, maxCount: maxCaseFiles })))}</p>
      <QueryView read={wanted}>
        {(wanted) =>
          wanted.map(({ kind, label, isRequired }) => (
            <WantedFile
              key={kind}
              caseId={id}
              kind={kind}
              label={label}
              isRequired={isRequired}
              stored={files.filter((file) => file.kind === kind)}
              placesLeft={maxCaseFiles - files.length}
            />
          ))
        }
      </QueryView>
    </section>
  )
}

/** What is required and not there yet, as a sentence; empty where nothing is. */
export const useMissing = ({ missing }: Pick<RegistrationCase, 'missing'>): string => {
  const words = useWords(filesWords)
  const labels = missing.filter(({ isRequired }) => isRequired).map(({ label }) => label)
  return labels.length > 0 ? words.missing(labels.join(words.comma)) : ''
}
