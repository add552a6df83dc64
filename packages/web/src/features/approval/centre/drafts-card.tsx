import { officeStart } from '@campus/contract/approval/processes.ts'
import { discardDraft } from '@campus/contract/approval/starting.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { Rows } from '../../../navigation/rows.tsx'
import { centreWords } from './words.ts'

type Drafts = OutputOf<typeof officeStart>['drafts']

export function DraftsCard({ drafts }: { readonly drafts: Drafts }) {
  const words = useWords(centreWords)
  const { act, isActing } = useAction(discardDraft, { changes: [officeStart] })
  const remove = async (instanceId: string) => {
    if (!(await ask({ title: words.deleteTitle, text: words.deleteText, confirm: words.deleteDraft }))) return
    await act({ id: instanceId })
    toast(words.deleted, 'success')
  }
  if (drafts.length === 0) return null
  return (
    <Rows title={words.drafts}>
      {drafts.map(({ instanceId, formId, formName, changedAt }) => (
        <li key={instanceId} className="office-draft">
          <PathLink to={approvalPaths.form} query={{ id: formId, from: instanceId }} className="row">
            <span className="row-text">
              {formName}
              <small>
                <Time at={changedAt} />
              </small>
            </span>
          </PathLink>
          <Button
            size="small"
            fill="none"
            color="danger"
            disabled={isActing}
            aria-label={`${words.deleteDraft} ${formName}`}
            onClick={() => remove(instanceId).catch(() => undefined)}
          >
            {words.deleteDraft}
          </Button>
        </li>
      ))}
    </Rows>
  )
}
