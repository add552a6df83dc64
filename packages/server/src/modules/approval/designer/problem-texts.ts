import type { Phrase } from '@campus/contract/language.ts'
import type { ProblemCode } from '@campus/flow/process/problems.ts'

/** What the designer says beside a node or a field. */
export const problemTexts: Record<ProblemCode, Phrase> = {
  not_json: ['不是有效的 JSON', 'This is not valid JSON', '不是有效的 JSON'],
  too_large: ['内容过大', 'This is too large', '內容過大'],
  too_deep: ['分支嵌套过深', 'Branches are nested too deeply', '分支巢狀過深'],
  forbidden_name: ['包含不允许的键名', 'It has a key that is not allowed', '包含不允許的鍵名'],
  wrong_shape: ['设置不完整或不正确', 'Incomplete or not valid', '設定不完整或不正確'],
  too_many_nodes: ['步骤过多，最多 200 个', 'Too many steps: 200 at most', '步驟過多，最多 200 個'],
  duplicate_id: ['编号重复', 'This id is used twice', '編號重複'],
  misplaced: ['不能放在这里', 'This is not allowed here', '不能放在這裡'],
  no_join: ['分支没有汇合', 'The branches do not come together', '分支沒有匯合'],
  wrong_branch: ['分支类型不正确', 'This is not a branch of its gateway', '分支類型不正確'],
  no_default: ['缺少默认分支', 'A default branch is missing', '缺少預設分支'],
  unreachable_branch: ['该分支永远不会进入', 'This branch can never be taken', '該分支永遠不會進入'],
  expression_refused: [
    '不支持脚本或表达式，请改用条件组',
    'Scripts and expressions are not supported. Use conditions.',
    '不支援腳本或運算式，請改用條件組',
  ],
  incomplete_condition: ['条件不完整', 'The condition is incomplete', '條件不完整'],
  no_people: ['请设置处理人', 'Choose who decides', '請設定處理人'],
  decides_own_request: ['申请人不能审批自己的申请', 'No one can approve their own application', '申請人不能審批自己的申請'],
  picked_too_late: ['选择处理人的步骤在该步骤之后', 'The step that picks the people comes after this one', '選擇處理人的步驟在該步驟之後'],
  unknown_field: ['引用了不存在的字段', 'It refers to a field that does not exist', '引用了不存在的欄位'],
  wrong_field: ['字段类型不适用', 'That kind of field does not work here', '欄位類型不適用'],
  unknown_target: ['目标步骤不存在', 'The target step does not exist', '目標步驟不存在'],
  target_in_branch: ['不能退回到已汇合的分支中', 'It cannot return into a branch that has ended', '不能退回到已匯合的分支中'],
  hidden_required: ['必填字段被隐藏', 'A required field is hidden', '必填欄位被隱藏'],
  no_subprocess: ['请选择子流程', 'Choose the sub-process', '請選擇子流程'],
  circular_subprocess: ['子流程之间循环调用', 'The sub-processes start each other in a circle', '子流程之間循環呼叫'],
  subprocess_needs_value: ['子流程的必填字段没有传入值', 'A required field of the sub-process gets no value', '子流程的必填欄位沒有傳入值'],
  subprocess_field_closed: [
    '传入的子流程字段不存在或不可填写',
    'A field of the sub-process does not exist or cannot be filled in',
    '傳入的子流程欄位不存在或不可填寫',
  ],
  subprocess_picks: [
    '子流程需要申请人选择处理人，不能自动发起',
    'The sub-process asks its applicant to choose people, so it cannot start on its own',
    '子流程需要申請人選擇處理人，無法自動發起',
  ],
  breaks_parent: [
    '使用本流程的流程将无法启动它',
    'A process that starts this one could not start it any more',
    '使用本流程的流程將無法啟動它',
  ],
  too_many_fields: ['字段过多，最多 100 个', 'Too many fields: 100 at most', '欄位過多，最多 100 個'],
  no_options: ['请添加选项', 'Add options', '請新增選項'],
  unknown_option: ['条件中的选项不存在', 'The condition names an option that does not exist', '條件中的選項不存在'],
  wrong_formula: ['公式不正确', 'The formula is not valid', '公式不正確'],
  circular_formula: ['公式循环引用', 'The formulas refer to each other in a circle', '公式循環引用'],
  table_in_table: ['明细中不能再放明细', 'A table cannot be inside a table', '明細中不能再放明細'],
  condition_in_table: [
    '明细中的列不能设置显示条件',
    'A column of a table cannot have a condition for showing',
    '明細中的欄不能設定顯示條件',
  ],
  wrong_claim_range: [
    '占用时间必须是始终显示、必填且包含日期的时间范围',
    'A reservation needs a time range that is required, always shown and includes the date',
    '佔用時間必須是始終顯示、必填且包含日期的時間範圍',
  ],
  fixed_field: [
    '该字段由系统业务填写，这里不能修改',
    'The system fills in this field, so it cannot be changed here',
    '該欄位由系統業務填寫，這裡不能修改',
  ],
  starter_cannot_pick: [
    '系统业务的发起人不能自选处理人',
    'Applicants cannot choose people in a built-in process',
    '系統業務的發起人不能自選處理人',
  ],
}

/** Of a process that starts this one as its part: what it does not give would be missing from the next time on. */
export const breaksParentText = ([name, nameEn, nameTw]: Phrase): Phrase => [
  `“${name}”会启动本流程，但没有传入这里需要的值。请先改为选填，让“${name}”传入后再设为必填。`,
  `“${nameEn}” starts this process and does not give what is needed here. Make it optional first, let “${nameEn}” fill it in, then require it.`,
  `「${nameTw}」會啟動本流程，但沒有傳入這裡需要的值。請先改為選填，讓「${nameTw}」傳入後再設為必填。`,
]
