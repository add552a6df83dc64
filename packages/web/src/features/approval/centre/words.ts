import { wordsOf } from '@campus/ui/words/words.ts'

export const centreWords = wordsOf({
  search: ['搜索流程，支持拼音', 'Search processes', '搜尋流程，支援拼音'],
  counts: ['我的审批', 'My approvals', '我的審批'],
  todo: ['待我审批', 'Waiting for me', '待我審批'],
  mine: ['我的申请', 'Submitted', '我的申請'],
  copied: ['抄送我的', 'Copied to me', '抄送我的'],
  elsewhere: ['其他待办', 'Waiting elsewhere', '其他待辦'],
  recent: ['最近使用', 'Recent', '最近使用'],
  drafts: ['草稿', 'Drafts', '草稿'],
  deleteDraft: ['删除', 'Delete', '刪除'],
  deleteTitle: ['删除这份草稿？', 'Delete this draft?', '刪除這份草稿？'],
  deleteText: ['删除后不能恢复。', 'This cannot be undone.', '刪除後不能復原。'],
  deleted: ['草稿已删除', 'Draft deleted', '草稿已刪除'],
  stopped: ['已停用', 'Not open', '已停用'],
  none: ['学校还没有您可以发起的流程。', 'There is nothing you can apply for yet.', '學校還沒有您可以發起的流程。'],
  noMatch: ['没有匹配的流程，请换个词。', 'No matching process. Try another word.', '沒有符合的流程，請換個詞。'],
  history: ['审批记录', 'Approval history', '審批記錄'],
  historyText: ['已处理、抄送我的、我参与的', 'Processed, copied to me, involved', '已處理、抄送我的、我參與的'],
  absence: ['代理设置', 'My deputy', '代理設定'],
  absenceText: ['外出期间由他人代为审批', 'Someone approves for you while you are away', '外出期間由他人代為審批'],
  more: ['更多', 'More', '更多'],
})
