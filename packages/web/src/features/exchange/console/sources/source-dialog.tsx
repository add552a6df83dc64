import type { GivenTo, OutputOf } from '@campus/contract/call.ts'
import { dataTables } from '@campus/contract/exchange/import-fields.ts'
import { exchangeSources, type recordSources, saveExchangeSource } from '@campus/contract/exchange/sources.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useFailure } from '@campus/ui/states/use-failure.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { dataImportWords } from '../imports/words.ts'
import { bodyOf, type Source } from './source-body.ts'
import { sourceWords } from './words.ts'
import '@campus/ui/form/form.css'
import '../../../../console/import/import.css'

type Body = GivenTo<typeof saveExchangeSource>

interface SourceDialogProps {
  readonly source: Source | undefined
  readonly folder: string
  readonly systems: OutputOf<typeof recordSources>
  readonly onClose: () => void
}

const blank = {
  name: '',
  way: 'https',
  url: '',
  keyId: '',
  recordSource: '',
  runsNightly: true,
  publishes: true,
  tables: [],
} satisfies Body

interface TextProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly type?: 'text' | 'url' | 'password'
  readonly onChange: (value: string) => void
}

function Text({ label, hint, value, type = 'text', onChange }: TextProps) {
  return (
    <Field label={label} hint={hint} error={undefined}>
      {(wiring) => (
        <input
          className="field-box"
          type={type}
          autoComplete="off"
          {...wiring}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** A connection with its files; what their columns mean is said apart. */
export function SourceDialog({ source, folder, systems, onClose }: SourceDialogProps) {
  const words = useWords(sourceWords)
  const tables = useWords(dataImportWords)
  const language = useLanguage()
  const [given, setGiven] = useState<Body>(source ? bodyOf(source) : blank)
  const [secret, setSecret] = useState('')
  const { act, isActing, failure } = useAction(saveExchangeSource, { changes: [exchangeSources], quiet: true })
  const { advice } = useFailure(failure)
  const change = (part: Partial<Body>) => setGiven((before) => ({ ...before, ...part }))
  const fileOf = (kind: (typeof dataTables)[number]) => given.tables.find((table) => table.kind === kind)?.fileName ?? ''
  const setFile = (kind: (typeof dataTables)[number], fileName: string) => {
    const others = given.tables.filter((table) => table.kind !== kind)
    const before = given.tables.find((table) => table.kind === kind)
    change({ tables: fileName === '' ? others : [...others, { kind, fileName, columns: before?.columns ?? [] }] })
  }
  const save = async () => {
    try {
      await act({ ...given, ...(secret !== '' && { secret }) })
      toast(words.saved, 'success')
      onClose()
    } catch {
      // It stands above the button.
    }
  }
  return (
    <ConsoleDialog title={source ? words.edit : words.add} size="wide" onClose={onClose}>
      <div className="form">
        <Text label={words.name} value={given.name} onChange={(name) => change({ name })} />
        <Choice
          label={words.way}
          look="chips"
          options={(['https', 'folder'] as const).map((way) => [way, words[way]] as const)}
          value={given.way}
          onChoose={(way) => change({ way })}
        />
        {given.way === 'folder' ? (
          <p className="console-note">{folder === '' ? words.noFolder : words.folderHint(folder)}</p>
        ) : (
          <>
            <Text label={words.url} hint={words.urlHint} type="url" value={given.url ?? ''} onChange={(url) => change({ url })} />
            <Text label={words.keyId} value={given.keyId ?? ''} onChange={(keyId) => change({ keyId })} />
            <Text label={words.secret} hint={words.secretHint} type="password" value={secret} onChange={setSecret} />
          </>
        )}
        <Field label={words.recordSource} hint={words.recordSourceHint} error={undefined}>
          {() => (
            <SelectBox
              label={words.recordSource}
              all={words.fromFile}
              value={given.recordSource ?? ''}
              options={systems.map((system) => ({ value: system.code, label: nameIn(system, language) }))}
              onChoose={(recordSource) => change({ recordSource })}
            />
          )}
        </Field>
        {dataTables.map((kind) => (
          <Text
            key={kind}
            label={words.fileOf(tables[kind])}
            hint={words.fileHint}
            value={fileOf(kind)}
            onChange={(name) => setFile(kind, name)}
          />
        ))}
        {(['runsNightly', 'publishes'] as const).map((name) => (
          <label key={name} className="import-skip">
            <input type="checkbox" checked={given[name]} onChange={({ target }) => change({ [name]: target.checked })} />
            {words[name]}
          </label>
        ))}
        {failure && (
          <p className="form-failure" role="alert">
            {advice}
          </p>
        )}
        <div className="console-buttons console-buttons-end">
          <Button color="primary" loading={isActing} disabled={given.name.trim() === '' || given.tables.length === 0} onClick={save}>
            {words.save}
          </Button>
        </div>
      </div>
    </ConsoleDialog>
  )
}
