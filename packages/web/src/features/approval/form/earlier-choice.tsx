import { ownInstances } from '@campus/contract/approval/task-lists.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { PickerSheet } from '@campus/ui/form/picker-sheet.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { startWords } from './words.ts'

/** Begins with what an earlier application of one's own held. */
export function EarlierChoice({ formId }: { readonly formId: string }) {
  const words = useWords(startWords)
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useRead(ownInstances, { code: formId, pageSize: 50 })
  const earlier = data?.rows ?? []
  if (earlier.length === 0) return null
  const options = earlier.map(({ instanceId, startTime, formAbstracts }) => ({
    value: instanceId,
    label: [minuteOf(Date.parse(startTime ?? '')), ...formAbstracts.map(({ value }) => value)].join(' · '),
  }))
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {words.copy}
      </Button>
      {isOpen && (
        <PickerSheet
          title={words.copy}
          options={options}
          chosen={undefined}
          onChoose={(from) => void redirect(approvalPaths.form, { id: formId, from })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
