import type { GivenTo } from '@campus/contract/call.ts'
import { scheduleExport } from '@campus/contract/schedule/exports.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { DownlandOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { sendForBytes } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'

interface ExportButtonProps {
  readonly given: GivenTo<typeof scheduleExport>
  /** What the file is called. */
  readonly name: string
  readonly text: string
  /** Where the text alone does not tell one from another. */
  readonly label?: string
  readonly isDisabled?: boolean
  readonly isSmall?: boolean
}

/** Fetches a part of the plan and saves it. */
export function ExportButton({ given, name, text, label, isDisabled = false, isSmall = false }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const take = async () => {
    setIsBusy(true)
    try {
      saveFile(await sendForBytes(scheduleExport, given), name)
    } catch (error) {
      toastFailure(error)
    }
    setIsBusy(false)
  }
  return (
    <Button
      {...(isSmall ? { size: 'small' as const } : {})}
      {...(label === undefined ? {} : { 'aria-label': label })}
      loading={isBusy}
      disabled={isDisabled}
      onClick={() => void take()}
    >
      <DownlandOutline aria-hidden /> {text}
    </Button>
  )
}
