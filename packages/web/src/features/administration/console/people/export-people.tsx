import { exportPeople } from '@campus/contract/administration/people.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { DownlandOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { sendForBytes } from '../../../../api/send.ts'
import { toastFailure } from '../../../../api/toast-failure.ts'
import type { PeopleFilter } from './people-filter.ts'
import { peopleWords } from './words.ts'

const datedName = (name: string, format: string) => `${name}-${dateOf(Date.now())}.${format}`

interface ExportPeopleProps {
  readonly filter: PeopleFilter
  readonly count: number
}

export function ExportPeople({ filter, count }: ExportPeopleProps) {
  const words = useWords(peopleWords)
  const [busy, setBusy] = useState<'xlsx' | 'csv'>()

  const take = async (format: 'xlsx' | 'csv') => {
    if (!(await ask({ title: words.exportTitle, text: words.exportText(count), confirm: words.exportConfirm }))) return
    setBusy(format)
    try {
      saveFile(await sendForBytes(exportPeople, { ...filter, format }), datedName(words.fileName, format))
      toast(words.exported, 'success')
    } catch (error) {
      toastFailure(error)
    }
    setBusy(undefined)
  }

  return (['xlsx', 'csv'] as const).map((format) => (
    <Button key={format} disabled={busy !== undefined || count === 0} loading={busy === format} onClick={() => void take(format)}>
      <DownlandOutline aria-hidden /> {words.exportAs(format.toUpperCase())}
    </Button>
  ))
}
