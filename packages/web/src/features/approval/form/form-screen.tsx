import { officeStart, processForm } from '@campus/contract/approval/processes.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { path } from '@campus/contract/paths/path.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { FormEditor } from './form-editor.tsx'
import { startWords } from './words.ts'

interface FormOfProps {
  readonly id: string
  readonly from: string | undefined
}

function FormOf({ id, from }: FormOfProps) {
  const words = useWords(startWords)
  const read = useRead(processForm, { formId: id, ...(from !== undefined && { instanceId: from }) }, { staleTime: 0 })
  // Only a draft goes on as itself; an earlier application is copied.
  const office = useRead(officeStart, {}, { enabled: from !== undefined })
  const toCentre = <PathLink to={approvalPaths.centre}>{words.toCentre}</PathLink>
  if (from !== undefined && office.data === undefined) return <QueryView read={office}>{() => null}</QueryView>
  const draft = office.data?.drafts.find(({ instanceId }) => instanceId === from)
  return (
    <QueryView read={read} otherWay={toCentre}>
      {(process) =>
        process.formType === 'matter' ? (
          <Empty
            t={words.matter}
            action={process.startsAt ? <PathLink to={path(process.startsAt)}>{words.toService}</PathLink> : toCentre}
          />
        ) : (
          <FormEditor process={process} draftId={draft?.instanceId} from={from} />
        )
      }
    </QueryView>
  )
}

export default function FormScreen() {
  const words = useWords(startWords)
  const { id, from } = useQueryOf(approvalPaths.form)
  if (!id) return <Empty t={words.choose} action={<PathLink to={approvalPaths.centre}>{words.toCentre}</PathLink>} />
  return <FormOf key={`${id} ${from}`} id={id} from={from} />
}
