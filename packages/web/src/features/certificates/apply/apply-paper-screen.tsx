import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { useMemo } from 'react'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ApplyView } from './apply-view.tsx'
import { chosenBefore } from './chosen-before.ts'
import { NoTemplate } from './no-template.tsx'

export default function ApplyPaperScreen() {
  const query = useQueryOf(certificatesPaths.applyPaper)
  const before = useMemo(() => chosenBefore(query), [query])
  return before.templateId ? (
    <ApplyView key={before.templateId} templateId={before.templateId} kind="paper" before={before} />
  ) : (
    <NoTemplate />
  )
}
