import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as channels from './0001-channels.ts';
import * as content from './0001-content.ts';
import * as facts from './0002-facts.ts';
import * as release from './0003-release.ts';
import * as jobs from './0010-jobs.ts';
import * as channelReview from './0011-channel-review.ts';
import * as verification from './0012-verification.ts';
import * as reportDays from './0020-report-days.ts';
import * as settlement from './0021-settlement.ts';
import * as claims from './0022-claims.ts';
import * as claimOnce from './0023-claim-once.ts';
import * as idempotency from './0030-idempotency.ts';
import * as audit from './0031-audit.ts';
import * as sessionBinding from './0032-session-binding.ts';
import * as versions from './0033-versions.ts';
import * as external from './0034-external.ts';
import * as music from './0035-music.ts';
import * as notices from './0036-notices.ts';
import * as videoLists from './0050-video-lists.ts';
import * as auditRequest from './0065-audit-request.ts';
import * as removedTracks from './0070-removed-tracks.ts';
import * as returningChannels from './0071-returning-channels.ts';
import * as reportMarks from './0080-report-marks.ts';
import * as savedViews from './0090-saved-views.ts';
import * as claimMarks from './0095-claim-marks.ts';
import * as versionStamps from './0100-version-stamps.ts';
import * as assignmentSpans from './0110-assignment-spans.ts';
import * as trackSearch from './0130-track-search.ts';
import * as noticeMarkdown from './0140-notice-markdown.ts';
import * as deliveries from './0150-deliveries.ts';
import * as deliveryHistory from './0160-delivery-history.ts';
import * as deliveryContent from './0161-delivery-content.ts';
import * as rankingSource from './0170-ranking-source.ts';
import * as covers from './0190-covers.ts';
import * as releaseControl from './0220-release-control.ts';
import * as channelHistory from './0240-channel-history.ts';
import * as contentOwners from './0241-content-owners.ts';
import * as deployTokens from './0260-deploy-tokens.ts';
import * as releaseSignatures from './0261-release-signatures.ts';
import * as releaseProofs from './0265-release-proofs.ts';
import * as serverSecret from './0269-server-secret.ts';
import * as rollouts from './0270-rollouts.ts';
import * as releaseFreezes from './0271-release-freezes.ts';
import * as plannedMoves from './0272-planned-moves.ts';
import * as releaseApprovals from './0273-release-approvals.ts';
import * as pageLoads from './0274-page-loads.ts';
import * as rolloutEvidence from './0275-rollout-evidence.ts';
import * as apiOperations from './0277-api-operations.ts';
import * as rolloutSteps from './0278-rollout-steps.ts';
import * as manyDomains from './0279-many-domains.ts';
import * as ingestSteps from './0290-ingest-steps.ts';
import * as fileProgress from './0300-file-progress.ts';
import * as trackOrders from './0301-track-orders.ts';
import * as siteTerms from './0302-site-terms.ts';
import * as closingSteps from './0304-closing-steps.ts';
import * as proofFailures from './0320-proof-failures.ts';
import * as releasedBuilds from './0310-released-builds.ts';
import * as listSteps from './0330-list-steps.ts';
import * as rollUpVersions from './0340-roll-up-versions.ts';
import * as siteDocuments from './0345-site-documents.ts';
import * as searchTexts from './0350-search-texts.ts';
import * as premiumNames from './0360-premium-names.ts';
import * as fileAmounts from './0370-file-amounts.ts';
import * as ownerMonths from './0371-owner-months.ts';
import * as engagedViews from './0375-engaged-views.ts';
import * as archivedMembers from './0380-archived-members.ts';
import * as claimSpans from './0381-claim-spans.ts';
import * as closedMonths from './0390-closed-months.ts';
import * as payouts from './0400-payouts.ts';
import * as withholdings from './0410-withholdings.ts';
import * as advances from './0411-advances.ts';
import * as contractEnds from './0412-contract-ends.ts';
import * as reopenedStatements from './0430-reopened-statements.ts';
import * as revenueSources from './0470-revenue-sources.ts';
import * as pricedBy from './0475-priced-by.ts';
import * as searchRules from './0485-search-rules.ts';
import * as trackTraits from './0490-track-traits.ts';
import * as searchWords from './0491-search-words.ts';
import * as notifications from './0500-notifications.ts';
import * as mailSubscriptions from './0510-mail-subscriptions.ts';
import * as previews from './0520-previews.ts';
import * as languagesOfSites from './0530-languages-of-sites.ts';
import * as factsWithoutRollUps from './0540-facts-without-roll-ups.ts';
import * as correctedDays from './0550-corrected-days.ts';
import * as correctionIndexes from './0560-correction-indexes.ts';

/** Every migration by name; they run in the order of their names. A new migration needs a file and a line here. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0001-channels': channels,
  '0001-content': content,
  '0002-facts': facts,
  '0003-release': release,
  '0010-jobs': jobs,
  '0011-channel-review': channelReview,
  '0012-verification': verification,
  '0020-report-days': reportDays,
  '0021-settlement': settlement,
  '0022-claims': claims,
  '0023-claim-once': claimOnce,
  '0030-idempotency': idempotency,
  '0031-audit': audit,
  '0032-session-binding': sessionBinding,
  '0033-versions': versions,
  '0034-external': external,
  '0035-music': music,
  '0036-notices': notices,
  '0050-video-lists': videoLists,
  '0065-audit-request': auditRequest,
  '0070-removed-tracks': removedTracks,
  '0071-returning-channels': returningChannels,
  '0080-report-marks': reportMarks,
  '0090-saved-views': savedViews,
  '0095-claim-marks': claimMarks,
  '0100-version-stamps': versionStamps,
  '0110-assignment-spans': assignmentSpans,
  '0130-track-search': trackSearch,
  '0140-notice-markdown': noticeMarkdown,
  '0150-deliveries': deliveries,
  '0160-delivery-history': deliveryHistory,
  '0161-delivery-content': deliveryContent,
  '0170-ranking-source': rankingSource,
  '0190-covers': covers,
  '0220-release-control': releaseControl,
  '0240-channel-history': channelHistory,
  '0241-content-owners': contentOwners,
  '0260-deploy-tokens': deployTokens,
  '0261-release-signatures': releaseSignatures,
  '0265-release-proofs': releaseProofs,
  '0269-server-secret': serverSecret,
  '0270-rollouts': rollouts,
  '0271-release-freezes': releaseFreezes,
  '0272-planned-moves': plannedMoves,
  '0273-release-approvals': releaseApprovals,
  '0274-page-loads': pageLoads,
  '0275-rollout-evidence': rolloutEvidence,
  '0277-api-operations': apiOperations,
  '0278-rollout-steps': rolloutSteps,
  '0279-many-domains': manyDomains,
  '0290-ingest-steps': ingestSteps,
  '0300-file-progress': fileProgress,
  '0301-track-orders': trackOrders,
  '0302-site-terms': siteTerms,
  '0304-closing-steps': closingSteps,
  '0320-proof-failures': proofFailures,
  '0310-released-builds': releasedBuilds,
  '0330-list-steps': listSteps,
  '0340-roll-up-versions': rollUpVersions,
  '0345-site-documents': siteDocuments,
  '0350-search-texts': searchTexts,
  '0360-premium-names': premiumNames,
  '0370-file-amounts': fileAmounts,
  '0371-owner-months': ownerMonths,
  '0375-engaged-views': engagedViews,
  '0380-archived-members': archivedMembers,
  '0381-claim-spans': claimSpans,
  '0390-closed-months': closedMonths,
  '0400-payouts': payouts,
  '0410-withholdings': withholdings,
  '0411-advances': advances,
  '0412-contract-ends': contractEnds,
  '0430-reopened-statements': reopenedStatements,
  '0470-revenue-sources': revenueSources,
  '0475-priced-by': pricedBy,
  '0485-search-rules': searchRules,
  '0490-track-traits': trackTraits,
  '0491-search-words': searchWords,
  '0500-notifications': notifications,
  '0510-mail-subscriptions': mailSubscriptions,
  '0520-previews': previews,
  '0530-languages-of-sites': languagesOfSites,
  '0540-facts-without-roll-ups': factsWithoutRollUps,
  '0550-corrected-days': correctedDays,
  '0560-correction-indexes': correctionIndexes,
};
