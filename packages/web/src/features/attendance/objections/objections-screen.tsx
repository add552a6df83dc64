import { decideObjection, openObjections } from '@campus/contract/attendance/records.ts'
import { attendanceStateNames } from '@campus/contract/attendance/states.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { ListEnd } from '@campus/ui/list/list-end.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { useAction } from '../../../api/use-action.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import '@campus/ui/list/list.css'
import { AttendanceRowText } from '../own/attendance-row.tsx'
import { objectionWords } from './words.ts'

type Objection = OutputOf<typeof openObjections>['rows'][number]

const verdicts = ['present', 'late', 'early', 'exempt', 'rejected'] as const
const Decision = z.object({ verdict: z.enum(verdicts), notes: decideObjection.body.shape.notes })

function ObjectionCard({ objection }: { readonly objection: Objection }) {
  const words = useWords(objectionWords)
  const say = useSay()
  const form = useForm(Decision, { verdict: 'present', notes: '' })
  const { act } = useAction(decideObjection, { changes: [openObjections, homeInit], quiet: true })
  return (
    <li className="page-card">
      <AttendanceRowText row={objection} of={[objection.person.name, objection.person.number].join(' ')} />
      <blockquote>{objection.text}</blockquote>
      <PathLink to={attendancePaths.status} query={{ id: objection.lesson.id, personId: objection.person.id }}>
        {words.history}
      </PathLink>
      <Form
        form={form}
        label={objection.person.name}
        onSubmit={async ({ verdict, notes }) => {
          await act({ id: objection.id, notes, ...(verdict === 'rejected' ? { verdict } : { verdict: 'accepted', state: verdict }) })
          toast(words.decided, 'success')
        }}
      >
        <SelectField
          form={form}
          name="verdict"
          label={words.verdict}
          options={verdicts.map((value) => ({
            value,
            label: value === 'rejected' ? words.rejected : words.becomes(say(attendanceStateNames[value])),
          }))}
        />
        <TextAreaField form={form} name="notes" label={words.notes} max={500} rows={2} />
        <SubmitButton form={form}>{words.decide}</SubmitButton>
      </Form>
    </li>
  )
}

export default function ObjectionsScreen() {
  const words = useWords(objectionWords)
  const pages = usePages(keyOf(openObjections), (pageNum, signal) => send(openObjections, { pageNum }, { signal }))
  return (
    <QueryView read={pages} empty={<Empty t={words.none} />}>
      {(rows) => (
        <div className="page">
          <ul className="page-list page-column" aria-label={words.list}>
            {rows.map((objection) => (
              <ObjectionCard key={objection.id} objection={objection} />
            ))}
          </ul>
          <ListEnd pages={pages} />
        </div>
      )}
    </QueryView>
  )
}
