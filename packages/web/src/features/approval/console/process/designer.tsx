import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { fieldsOf } from '@campus/flow/form/fields.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { useAskBeforeLeaving } from '../../../../form/use-ask-before-leaving.ts'
import { refine } from '../../../../navigation/navigator.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { useSession } from '../../../../session/use-session.ts'
import '../../../../console/look/console-look.css'
import { useAutosave } from './design/use-autosave.ts'
import { useDesign } from './design/use-design.ts'
import './designer.css'
import { DesignerBar } from './designer-bar.tsx'
import type { DesignedProcess } from './discard-button.tsx'
import { FormTab } from './form/form-tab.tsx'
import { ProblemList } from './problem-list.tsx'
import { SettingsTab } from './settings/settings-tab.tsx'
import { useTreeActions } from './tree/tree-actions.ts'
import { rowOf } from './tree-parts.ts'
import { TreeTab } from './tree-tab.tsx'
import { TrialTab } from './trial/trial-tab.tsx'
import { VersionsTab } from './versions-tab.tsx'
import { designerWords } from './words.ts'

const tabs = ['tree', 'form', 'settings', 'trial', 'versions'] as const
type Tab = (typeof tabs)[number]

interface DesignerProps {
  readonly process: DesignedProcess
  readonly start: Process
  /** Reads the process again and starts over with it. */
  readonly onReload: () => Promise<void>
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select') !== null

/** Steps, form and settings of one version, saved as one goes. */
export function Designer({ process, start, onReload }: DesignerProps) {
  const words = useWords(designerWords)
  const language = useLanguage()
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const query = useQueryOf(consolePaths.approvalProcess)
  const tab = tabs.find((tab) => tab === query.tab) ?? 'tree'
  const { design, undo, redo, ...change } = useDesign(start)
  const { state, problems, save } = useAutosave(process, design)
  const actions = useTreeActions(design.tree, change.changeTree)
  const [fieldId, setFieldId] = useState<string>()
  const goToTab = (tab: Tab) => void refine(consolePaths.approvalProcess, { id: process.id, tab })
  useAskBeforeLeaving(state === 'failed' || state === 'conflict', (address) => address.startsWith(consolePaths.approvalProcess.address), {
    title: words.leaveTitle,
    text: words.leaveText,
  })

  const askToReload = useEffectEvent(async () => {
    const question = { title: words.conflictTitle, text: words.conflictText, confirm: words.reload, cancel: words.later }
    if (await ask(question)) await onReload().catch(toastFailure)
  })
  useEffect(() => {
    if (state === 'conflict') void askToReload()
  }, [state])

  const fields = fieldsOf(design.form)
  const nameOf = (at: string) => rowOf(design.tree, at)?.part.name ?? fields.find(({ id }) => id === at)?.title ?? ''
  const goTo = (at: string) => {
    const isNode = rowOf(design.tree, at) !== undefined
    if (isNode) actions.choose(at)
    else setFieldId(at)
    goToTab(isNode ? 'tree' : 'form')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return
    const step = event.key === 'z' && !event.shiftKey ? undo : event.key === 'y' || event.key === 'Z' ? redo : undefined
    if (!step) return
    event.preventDefault()
    step()
  }
  const names = {
    tree: words.treeTab,
    form: words.formTab,
    settings: words.settingsTab,
    trial: words.trialTab,
    versions: words.versionsTab,
  }

  return (
    <ConsoleFrame screen={consolePaths.approvalProcess} title={nameIn(process, language)}>
      <div className="designer" role="presentation" onKeyDown={onKeyDown}>
        {isAdmin && (
          <DesignerBar
            process={process}
            design={design}
            state={state}
            isReady={problems.length === 0}
            undo={undo}
            redo={redo}
            save={save}
            onImport={(imported) => {
              change.replace(imported)
              toast(words.imported, 'success')
            }}
            onReload={onReload}
          />
        )}
        <ProblemList problems={problems} nameOf={nameOf} onGo={goTo} />
        <Choice label={words.parts} look="tabs" options={tabs.map((tab) => [tab, names[tab]])} value={tab} onChoose={goToTab} />
        {tab === 'versions' ? (
          <VersionsTab
            process={process}
            {...(isAdmin && {
              onRestore: (restored: Process, number: number) => {
                change.replace(restored)
                toast(words.restored(number), 'success')
              },
            })}
          />
        ) : (
          <fieldset className="designer-locked" disabled={!isAdmin} aria-label={names[tab]}>
            {tab === 'tree' && <TreeTab processId={process.id} design={design} actions={actions} problems={problems} />}
            {tab === 'form' && (
              <FormTab
                form={design.form}
                isFixed={process.matter !== null}
                problems={problems}
                chosenId={fieldId}
                onChoose={setFieldId}
                onChange={change.changeForm}
              />
            )}
            {tab === 'trial' && (
              <TrialTab processId={process.id} design={design} save={save} nameOf={nameOf} onChange={change.changeSettings} />
            )}
            {tab === 'settings' && <SettingsTab settings={design.settings} onChange={change.changeSettings} />}
          </fieldset>
        )}
      </div>
    </ConsoleFrame>
  )
}
