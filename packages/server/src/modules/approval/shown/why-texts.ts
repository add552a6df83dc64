import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import type { Why } from '@campus/flow/engine/people.ts'

const texts: Record<Why['rule'], Phrase> = {
  ASSIGN_USER: ['流程指定', 'Named by the process', '流程指定'],
  SELF_SELECT: ['申请人选择', 'Chosen by the applicant', '申請人選擇'],
  OTHER_SELECT: ['前一步处理人选择', 'Chosen in an earlier step', '前一步處理人選擇'],
  SELF: ['申请人本人', 'The applicant', '申請人本人'],
  LEADER: ['部门负责人', 'Head of the unit', '部門負責人'],
  LEADER_TOP: ['逐级负责人', 'Heads, level by level', '逐級負責人'],
  ASSIGN_LEADER: ['指定部门的负责人', 'Head of the named unit', '指定部門的負責人'],
  ROLE: ['按岗位', 'Holds the post', '按職位'],
  FORM_USER: ['表单中选择', 'Chosen in the form', '表單中選擇'],
  FORM_DEPT: ['表单中所选部门', 'Of the unit in the form', '表單中所選部門'],
  REFUSE: ['', '', ''],
  NEAREST_MANAGER: ['直接管理教师', 'Nearest manager', '直接管理教師'],
  RULE: ['按学校规则', 'By a school rule', '按學校規則'],
  STARTER: ['申请人本人', 'The applicant', '申請人本人'],
  ADMINISTRATOR: ['流程管理员', 'Process administrator', '流程管理員'],
  NOBODY: ['未找到处理人，由其代为处理', 'No approver found, so they decide', '未找到處理人，由其代為處理'],
  ADDED: ['加签', 'Added signer', '加簽'],
  TRANSFERRED: ['转交', 'Handed over', '轉交'],
  ASKED: ['征求意见', 'Asked for an opinion', '徵求意見'],
  ESCALATED: ['超时上报', 'Escalated', '逾時上報'],
  SUCCESSOR: ['接任', 'Successor', '接任'],
}

/** Why somebody has a task, with the unit and level where it has one. */
export const whyText = (why: Why, unitName: string, language: Language): string => {
  const text = say(texts[why.rule], language)
  return unitName === '' ? text : `${text} · ${unitName}`
}
