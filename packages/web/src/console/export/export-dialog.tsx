import type { OutputOf } from '@campus/contract/call.ts'
import { askExport, type Export, exportColumns, exportsOf, exportTitles, formatsOf } from '@campus/contract/logs/exports.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { hiddenColumns } from '@campus/ui/table/hidden-columns.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { useForm } from '../../form/use-form.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { ConsoleDialog } from '../dialog/console-dialog.tsx'
import { ChecksField } from '../fields/checks-field.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import '../look/console-look.css'
import type { ExportOf } from './export-button.tsx'
import { ExportMark, ExportProgress } from './export-progress.tsx'
import { proposedColumns } from './proposed-columns.ts'
import { useFollowedExport } from './use-followed-export.ts'
import { exportWords } from './words.ts'

const Asked = askExport.body.pick({ columns: true, format: true, reason: true })

interface AskFormProps extends ExportOf {
  readonly columns: OutputOf<typeof exportColumns>
  readonly onAsked: (asked: Export) => void
  readonly onClose: () => void
}

function AskForm({ source, filter, table, columns, onAsked, onClose }: AskFormProps) {
  const words = useWords(exportWords)
  const say = useSay()
  const { act } = useAction(askExport, { changes: [exportsOf], quiet: true })
  const formats = formatsOf(source)
  const form = useForm(Asked, { columns: proposedColumns(columns, table ? hiddenColumns(table) : []), format: formats[0], reason: '' })
  const narrowed = Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return (
    <Form
      form={form}
      label={words.title(say(exportTitles[source]))}
      onSubmit={async (given) => onAsked(await act({ source, filter: narrowed, ...given }))}
    >
      <ChecksField
        form={form}
        name="columns"
        label={words.columns}
        options={columns.map(({ key, title, isUnmasked }) => ({ value: key, label: isUnmasked ? words.unmasked(title) : title }))}
      />
      <SelectField
        form={form}
        name="format"
        label={words.format}
        options={formats.map((format) => ({ value: format, label: words[format] }))}
      />
      <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={200} rows={2} />
      <FormButtons form={form} onCancel={onClose}>
        {words.start}
      </FormButtons>
    </Form>
  )
}

function Followed({ asked }: { readonly asked: Export }) {
  const words = useWords(exportWords)
  const shown = useFollowedExport(asked)
  return (
    <>
      <ExportMark state={shown.state} />
      <ExportProgress shown={shown} />
      <p className="console-note">
        <PathLink to={consolePaths.logExports}>{words.toExports}</PathLink>
      </p>
    </>
  )
}

/** Asks why, which columns and in which format, and then shows how far the file is. */
export function ExportDialog({ onClose, ...of }: ExportOf & { readonly onClose: () => void }) {
  const words = useWords(exportWords)
  const say = useSay()
  const columns = useRead(exportColumns, { source: of.source })
  const [asked, setAsked] = useState<Export>()
  return (
    <ConsoleDialog title={words.title(say(exportTitles[of.source]))} onClose={onClose}>
      {asked ? (
        <Followed asked={asked} />
      ) : (
        <>
          <p>{words.text}</p>
          <QueryView read={columns}>{(known) => <AskForm {...of} columns={known} onAsked={setAsked} onClose={onClose} />}</QueryView>
        </>
      )}
    </ConsoleDialog>
  )
}
