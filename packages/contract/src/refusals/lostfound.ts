import type { Phrase } from '../language.ts'

/** Refusals of lost and found. */
export const lostFoundRefusals = {
  lost_item_over: [
    '该信息已结束或暂时隐藏，请刷新查看',
    'This post has ended or is hidden. Reload to see its status.',
    '該資訊已結束或暫時隱藏，請重新整理查看',
  ],
  lost_item_own: ['不能处理自己发布的信息', 'You cannot do this with your own post', '不能處理自己發布的資訊'],
  lost_item_in_custody: [
    '物品已由学校保管，请联系保管处',
    'The school keeps this item now. Ask the office that has it.',
    '物品已由學校保管，請聯絡保管處',
  ],
  lost_item_renewed: ['每条信息只能续期一次', 'A post can be extended only once', '每則資訊只能展期一次'],
  lost_item_reported: ['您已举报过该信息', 'You have already reported this post', '您已檢舉過該資訊'],
  lost_item_promised: ['该物品已与他人约定交接', 'A handover with someone else is already agreed', '該物品已與他人約定交接'],
  lost_claim_again: ['您已提交过，不能重复提交', 'You have already claimed this', '您已提交過，不能重複提交'],
  lost_card_of_another: [
    '学校已找到这张卡的失主，不能认领',
    'The owner of this card is known, so you cannot claim it',
    '學校已找到這張卡的失主，不能認領',
  ],
  lost_claim_over: [
    '该认领已结束或尚未确认，请刷新查看',
    'This claim has ended or is not confirmed yet. Reload to see its status.',
    '該認領已結束或尚未確認，請重新整理查看',
  ],
  lost_code_wrong: ['交接码不正确，请核对后重试', 'The code is not right. Check it and try again.', '交接碼不正確，請核對後重試'],
} as const satisfies Record<string, Phrase>
