import { counted } from '@campus/contract/counted.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { wordsOf } from '@campus/ui/words/words.ts'

export const editorWords = wordsOf({
  newTemplate: ['新模板', 'New template', '新範本'],
  noSuch: ['没有指定模板，请从列表中选择。', 'No template selected. Choose one from the list.', '沒有指定範本，請從清單中選擇。'],
  parts: ['模板的部分', 'Template sections', '範本的部分'],
  blocks: ['版面', 'Blocks', '版面'],
  source: ['源码', 'Source', '原始碼'],
  rules: ['规则', 'Rules', '規則'],
  versions: ['版本', 'Versions', '版本'],
  preview: ['预览', 'Preview', '預覽'],
  saveDraft: ['保存草稿', 'Save draft', '儲存草稿'],
  saved: ['草稿已保存', 'Draft saved', '草稿已儲存'],
  unsaved: ['有未保存的修改', 'Unsaved changes', '有未儲存的修改'],
  allSaved: ['全部已保存', 'All changes saved', '全部已儲存'],
  notYet: ['尚未保存', 'Not saved yet', '尚未儲存'],
  isDraft: (version: number): Phrase => [`草稿：第 ${version} 版`, `Draft of version ${version}`, `草稿：第 ${version} 版`],
  isOut: (version: number): Phrase => [`使用中：第 ${version} 版`, `Version ${version} is in use`, `使用中：第 ${version} 版`],
  publish: ['发布', 'Publish', '發布'],
  disable: ['停用', 'Disable', '停用'],
  enable: ['恢复使用', 'Enable', '恢復使用'],
  drop: ['丢弃草稿', 'Discard draft', '捨棄草稿'],
  disabledWhy: (reason: string): Phrase => [`停用原因：${reason}`, `Disabled: ${reason}`, `停用原因：${reason}`],

  leaveTitle: ['离开并保留未保存的修改？', 'Leave with unsaved changes?', '離開並保留未儲存的修改？'],
  leaveText: [
    '修改还没有保存到服务器；它们会留在这个浏览器标签页里，回来时还在。',
    'They are not on the server yet. This browser tab keeps them until you come back.',
    '修改還沒有儲存到伺服器；它們會留在這個瀏覽器分頁裡，回來時還在。',
  ],

  restored: ['这里是您上次没有保存的修改。', 'Your unsaved changes have been restored.', '這裡是您上次沒有儲存的修改。'],
  discard: ['放弃这些修改', 'Discard them', '放棄這些修改'],

  conflict: ['他人刚刚改过这个模板', 'Someone else has just changed this template', '他人剛剛改過這個範本'],
  conflictText: [
    '您写的内容都还在这里，没有丢失。请选择保留谁的内容。',
    'Your work is not lost. Choose which version to keep.',
    '您寫的內容都還在這裡，沒有遺失。請選擇保留誰的內容。',
  ],
  seeTheirs: ['在新窗口查看对方的内容', 'View theirs in a new window', '在新視窗查看對方的內容'],
  keepMine: ['用我的覆盖', 'Overwrite with mine', '用我的覆蓋'],
  takeTheirs: ['放弃我的，载入对方的', 'Discard mine and load theirs', '放棄我的，載入對方的'],

  publishTitle: (name: string): Phrase => [`发布 · ${name}`, `Publish · ${name}`, `發布 · ${name}`],
  firstVersion: [
    '第一次发布：申请人将能看到这种证明。',
    'First version: people will be able to see this certificate.',
    '第一次發布：申請人將能看到這種證明。',
  ],
  fromTo: (from: number, to: number): Phrase => [
    `从第 ${from} 版到第 ${to} 版。已开具的文件不受影响。`,
    `From version ${from} to version ${to}. Issued documents do not change.`,
    `從第 ${from} 版到第 ${to} 版。已開具的檔案不受影響。`,
  ],
  staysDisabled: ['模板已停用，发布后仍然停用。', 'The template stays disabled.', '範本已停用，發布後仍然停用。'],
  cancel: ['取消', 'Cancel', '取消'],
  changes: ['有什么变化', 'Changes', '有什麼變化'],
  noChanges: ['与已发布的版本完全相同。', 'No changes from the published version.', '與已發布的版本完全相同。'],
  lines: (added: number, removed: number): Phrase => [
    `源码：新增 ${added} 行，删除 ${removed} 行`,
    `Source: ${counted(added, 'line')} added, ${removed} removed`,
    `原始碼：新增 ${added} 行，刪除 ${removed} 行`,
  ],
  changedRules: (names: string): Phrase => [`规则：${names}`, `Rules: ${names}`, `規則：${names}`],
  comma: ['、', ', ', '、'],
  published: (version: number): Phrase => [`第 ${version} 版已发布`, `Version ${version} is published`, `第 ${version} 版已發布`],

  disableTitle: ['停用模板', 'Disable template', '停用範本'],
  enableTitle: ['恢复模板', 'Enable template', '恢復範本'],
  disableText: [
    '申请人将不能再申请这种证明；已开具的文件不受影响。',
    'No one can apply for it any more. Issued documents do not change.',
    '申請人將不能再申請這種證明；已開具的檔案不受影響。',
  ],
  enableText: ['申请人又可以申请这种证明。', 'People can apply for it again.', '申請人又可以申請這種證明。'],
  reason: ['原因', 'Reason', '原因'],
  disabled: ['模板已停用', 'Template disabled', '範本已停用'],
  enabled: ['模板已恢复', 'Template enabled', '範本已恢復'],

  dropTitle: ['丢弃这份草稿？', 'Discard this draft?', '捨棄這份草稿？'],
  dropText: [
    '草稿的内容无法找回；已发布的版本不受影响。',
    'This cannot be undone. The published version stays.',
    '草稿的內容無法找回；已發布的版本不受影響。',
  ],
  dropWholeText: [
    '从未发布过，整个模板会一起删除。',
    'It was never published, so the whole template will be deleted.',
    '從未發布過，整個範本會一起刪除。',
  ],
  dropped: ['草稿已丢弃', 'Draft discarded', '草稿已捨棄'],

  version: ['版本', 'Version', '版本'],
  numbered: (version: number): Phrase => [`第 ${version} 版`, `Version ${version}`, `第 ${version} 版`],
  state: ['状态', 'Status', '狀態'],
  draftState: ['草稿', 'Draft', '草稿'],
  publishedState: ['使用中', 'In use', '使用中'],
  retiredState: ['旧版', 'Earlier', '舊版'],
  publishedAt: ['发布时间', 'Published', '發布時間'],
  publishedBy: ['发布人', 'By', '發布人'],
  issued: ['已开具', 'Issued', '已開具'],
  toDraft: ['以此为草稿', 'Create draft from this', '以此為草稿'],
  toDraftText: [
    '编辑器里的内容和现有草稿会被这一版的内容替换。',
    'This replaces the current draft and everything in the editor.',
    '編輯器裡的內容和現有草稿會被這一版的內容取代。',
  ],
  saveFirst: [
    '保存一次之后，这里会列出各个版本。',
    'Versions appear here once the template is saved.',
    '儲存一次之後，這裡會列出各個版本。',
  ],
  specimen: ['样张', 'Sample', '樣張'],
  noSpecimen: ['还没有发布，没有样张。', 'There is no sample because the template is not published.', '還沒有發布，沒有樣張。'],
})
