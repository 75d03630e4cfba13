// Generated from openapi.json; `npm run openapi` in api generates it.
/** Every call of the server by its path: parameters, body and responses. */
export interface paths {
    "/v2/mcn/meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public metadata of a domain: theme, language, currency */
        get: operations["siteMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/mcn/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment contact of the domain; null when there is none */
        get: operations["paymentContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/mcn/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures that guides, sign-up and dialogs of the domain mention */
        get: operations["partnerTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in on the domain of the request */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends this session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/mcn/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a manager account on the domain of the request and signs it in */
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in account; `token` is the one to use from now on */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/external/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code with which a user of another site signs in on the domain of the key; good once, for 60 seconds
         * @description For servers of other sites. They send the user to `/external/auth?code=…` of the domain.
         */
        post: operations["issueExternalCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/external": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a code of another site */
        post: operations["exchangeExternalCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/account/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the caller's password or nickname; a new password ends all other sessions */
        post: operations["updateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/account/delete.account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes the caller's account; a manager's also deletes its members and channels */
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/mcn/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The manager's members, the newest first unless sorted otherwise */
        get: operations["subAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/mcn/accounts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The manager's members as a file, with a row for each assignment of a member over time */
        get: operations["exportSubAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/mcn/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One member with its fee rates and assignments over time; its ETag is for changing the fee rate */
        get: operations["subAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/mcn/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a member account */
        post: operations["addSubAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/mcn/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a member's password or fee rate; a new rate counts from a Pacific day on and requires If-Match */
        post: operations["updateSubAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/mcn/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a member account; requires the manager's own password. Its channels stay with the manager */
        post: operations["deleteSubAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/mcn/contract/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a member’s contract on a day that is not closed: its assignments end, and it keeps its account and what it earned */
        post: operations["endContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/mcn/contract/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Continues a contract whose end is known; assignments that have ended stay so */
        post: operations["continueContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The channels the caller may see, the newest first, and their number per tab */
        get: operations["channels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/list/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The channels of the list as a file, with a row for each assignment of a channel over time */
        get: operations["exportChannelList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolves links, handles and ids to channels, and returns which of them can be registered
         * @description Links are parsed, never fetched. Saves nothing.
         */
        post: operations["resolveChannels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers one channel that `resolveChannels` returned and the user confirmed */
        post: operations["addChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/add.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registers several channels separately, and returns the outcome of each */
        post: operations["addChannels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who had channels when, with which part; members see their own assignments */
        get: operations["channelAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assigns a channel to members, or changes their parts; days before the first one do not change */
        post: operations["assignChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/unassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends assignments of a channel; the channel and its revenue stay */
        post: operations["unassignChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/assignment/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores the parts and days before the change that led to the version in If-Match */
        post: operations["undoAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes channels and their figures of open days; requires the manager's own password */
        post: operations["deleteChannels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/re-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a re-review of a channel on hold: 72 hours after the hold, then once in 24 hours
         * @description When it is too early, Retry-After has the remaining seconds.
         */
        post: operations["reReviewChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of a channel's verification */
        get: operations["channelVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches in progress, and those that ended within the last 24 hours; the latest first */
        get: operations["channelVerifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/verification/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The code for the description; it stays the same until it is used */
        post: operations["channelVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Searches for the code for 24 hours with growing gaps; during a search, checks at once
         * @description The search runs in the background.
         */
        post: operations["verifyChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/music/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's favourites, the newest first */
        get: operations["favouriteTracks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/music/favourites/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a track to the caller's favourites, of which there may be 10 */
        post: operations["addFavouriteTrack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/music/favourites/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a track from the caller's favourites; without effect when it is not one */
        post: operations["removeFavouriteTrack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/music/tracks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue, by place in the newest weekly ranking, by title or by how many videos use a track; a search, the best match first */
        get: operations["tracks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/music/shopping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tracks that may be used in videos that sell something, by title */
        get: operations["shoppingTracks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/music/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The most viewed tracks of the last whole week (Monday to Sunday, Pacific) on all videos of the service */
        get: operations["popularTracks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/music/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tags of tracks */
        get: operations["musicTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices of the domain, pinned ones first, then the newest */
        get: operations["notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A notice with its text */
        get: operations["notice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a notice as read */
        post: operations["readNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One video in a period: its figures, revenue by source, and countries */
        get: operations["reportVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/tracks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tracks of the catalogue that videos use, with the figures of these videos, by revenue */
        get: operations["reportTracks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Channels with their figures in a period */
        get: operations["reportChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/channels/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The largest or the named channels over time, and all others together */
        get: operations["reportChannelTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices of 1,000 views: the average over time, the highest and the lowest video */
        get: operations["reportPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Estimated beside final revenue by month */
        get: operations["reportSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/videos/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The videos of a period as a file */
        get: operations["exportVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/video/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One video day by day as a file */
        get: operations["exportVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/channels/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The channels of a period as a file */
        get: operations["exportChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/channels/trend/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The largest channels over time as a file */
        get: operations["exportChannelTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/trend/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures over time as a file */
        get: operations["exportTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/countries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All countries of a period as a file */
        get: operations["exportCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/prices/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The average price of 1,000 views over time as a file */
        get: operations["exportPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/freshness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first and the last delivered days */
        get: operations["reportFreshness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of a period */
        get: operations["reportSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/open-revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Revenue that is not final yet */
        get: operations["reportOpenRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures over time */
        get: operations["reportTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/annotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened in a period: approved channels, published notices, and changes of what YouTube counts */
        get: operations["reportAnnotations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Videos with figures in a period */
        get: operations["reportVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries of a period */
        get: operations["reportCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statement/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The closed months of the domain with their statements, the newest first */
        get: operations["statementMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statement/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issues the statement of a closed month: its shares, fees and amounts never change again */
        post: operations["issueStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statement/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A month's statement as it was signed */
        get: operations["statementDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When a member, or the manager itself, gets its money: each month with its state and days */
        get: operations["payoutTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The balances of all members, and what the manager keeps: fees and revenue without a member */
        get: operations["payoutBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records a payment to a member */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records an advance to a member, which a part of each of its next months pays back */
        post: operations["recordAdvance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/payments/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records the payments of a bank’s file: all of it, or nothing; the same file again changes nothing
         * @description The body is CSV with the columns `amount`, `currency`, `date`, `reference`, and `email` or `end_to_end_id`; the file of a pay run is one, too.
         */
        post: operations["importPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back a payment or an advance that was recorded, by an entry of its own */
        post: operations["reversePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds a member’s money, or that of one month, with a reason and until a day */
        post: operations["holdPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a hold */
        post: operations["releasePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/payees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where members are paid to, and the manager pays from; numbers are masked */
        get: operations["payees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/payee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets where a member is paid to; with the manager’s own id where it pays from */
        post: operations["setPayee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/minimum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets from which amount on a member is paid; null is the minimum of the domain */
        post: operations["setPayoutMinimum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is payable on a day, and how much */
        get: operations["payRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/run/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is payable on a day, with bank details, as a file */
        get: operations["exportPayRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/run/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payments of a day as an order for a bank, ISO 20022 pain.001.001.09
         * @description Payees without bank details are left out; `payRun` names them.
         */
        get: operations["payRunOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/withholdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is withheld of a member by month, the newest first */
        get: operations["withholdings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout/withholding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets what is withheld of a member from a month on that has no statement yet */
        post: operations["setWithholding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A month's revenue by member: gross, fee and net in both currencies; members see their own row */
        get: operations["reportStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/statement/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A month's statement as a file */
        get: operations["exportStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/statement/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An issued statement as a journal of double entries for beancount, in one currency */
        get: operations["statementJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/statement/journal/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The journal of an issued statement as a table: a row for each posting */
        get: operations["exportStatementJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the revenue of a period came about: files, rates, shares, fees and rounding */
        get: operations["explainAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/statement/amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How an amount of a month's statement came about, as it was booked when the month is closed */
        get: operations["explainStatementAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/statement/bridge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why a month of the statement differs from the month before, by causes that add up */
        get: operations["monthBridge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/statement/advances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of the payable amounts of a statement pays back advances, by member */
        get: operations["statementAdvances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of one of the account's exports on this server, by the id that its request had */
        get: operations["exportState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/view/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's saved views of all screens, by screen and name */
        get: operations["savedViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/view/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the filters of a screen under a name that is free there; a user may have 50 views */
        post: operations["addSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/view/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a saved view's name or query, or whether its screen opens with it */
        post: operations["updateSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/view/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a saved view */
        post: operations["deleteSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Domains and their release sets, the oldest first */
        get: operations["operatorDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/builds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published builds, the newest first */
        get: operations["builds"];
        put?: never;
        /**
         * Publishes the build in a tar archive of its dist folder
         * @description The body is `application/x-tar`. A published version never changes.
         */
        post: operations["publishBuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/builds/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a published build is: its inventory and its files, which `/r/<name>/<version>/` serves */
        get: operations["buildFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/builds/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rehashes the stored files of a page of builds, and names what is damaged or missing */
        get: operations["checkBuilds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/builds/orphans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places in the store that belong to no published build, for half an hour at least */
        get: operations["orphanedBuilds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/builds/orphans/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes places in the store that belong to no published build; others are left alone */
        post: operations["deleteOrphanedBuilds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The release set of a domain and its latest changes; the ETag is what a move has to name in If-Match */
        get: operations["operatorRelease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The release log of a domain, newest first */
        get: operations["operatorReleaseLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches remotes of a domain on or off and moves them, or the shell, to published builds, in one move */
        post: operations["changeRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rolls back the latest changes of a domain; while a rollout runs, the first step back stops it */
        post: operations["rollbackRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes one move, for all that it changed or one remote, and keeps what came later */
        post: operations["revertRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/rollout/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a share of the visitors of a domain the set that a move leads to */
        post: operations["startRollout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/rollout/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives more visitors the candidate; all of them after the last step */
        post: operations["stepRollout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/rollout/promote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives all visitors the candidate, which ends the rollout */
        post: operations["promoteRollout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/rollout/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives all visitors the set again that the domain runs, which ends the rollout */
        post: operations["stopRollout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives one domain, or all without a release set, their first one; others keep theirs */
        post: operations["startReleases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The named release sets that new domains can start from */
        get: operations["releaseTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names the release set that a domain runs as a template */
        post: operations["saveReleaseTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How one release set differs from another; each is an id, its first digits, or a domain */
        get: operations["diffReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets whether a domain moves to the newest build of a remote, the shell or all by itself */
        post: operations["followBuilds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/freezes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The freeze windows that have not ended, the first to begin first */
        get: operations["releaseFreezes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses moves of a domain, or of all, in a time; recovery moves are still possible */
        post: operations["freezeReleases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/unfreeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a freeze window, or takes a coming one back */
        post: operations["unfreezeReleases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/planned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The planned moves of a domain, or of all: those that wait, then what became of the others */
        get: operations["plannedMoves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a planned move that was not made yet */
        post: operations["cancelMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a planned move of somebody else, and makes it now or at its time */
        post: operations["approveMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets whether moves of a domain need a second person; two have to turn it off */
        post: operations["requireApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/candidate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The release set that a move would lead to, or that the domain runs, and the pages that a proof of it opens */
        post: operations["composeRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores what a browser found on the pages of a release set, all of which it has to have opened */
        post: operations["recordProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public halves of the keys that sign releases, the newest first */
        get: operations["releaseKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a key and signs with it what domains run; earlier keys stay valid until they are retired */
        post: operations["rotateReleaseKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/keys/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the trust in a key and deletes its private half */
        post: operations["retireReleaseKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Domains whose release does not match its signature, and why */
        get: operations["refusedReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs what one refused domain, or all of them, run in the database */
        post: operations["signReleases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/release/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed page loads of a domain: what failed before and after it was mounted, by release set and remote */
        get: operations["releaseHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/ingest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ingests one report file as a whole, or refuses it
         * @description The body is the CSV file, plain or gzip. Its columns determine its type.
         */
        post: operations["ingestReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report and catalogue files that are taken in now, and how many of their rows are
         * @description As of at most a second ago; files that take less than a second are not listed.
         */
        get: operations["fileProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which file counts for each day and report type, the newest day first; what is late, and what was refused */
        get: operations["deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/deliveries/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a file back; an earlier one counts again for each of its days
         * @description All of it or nothing. A file that was withdrawn before stays as it is.
         */
        post: operations["withdrawDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The money of a month by content owner: what the closing reports say and what is stored of it */
        get: operations["reconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log: changes of fees, passwords, assignments, statuses, releases and others, newest first */
        get: operations["auditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The channels of all accounts, the longest waiting first */
        get: operations["reviewQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/channel/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a pending channel, puts it on hold or rejects it */
        post: operations["reviewChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/channels/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides on several pending channels separately, and returns the outcome of each */
        post: operations["reviewChannels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/channel/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a channel to another account from a Pacific day on, with its figures of these days */
        post: operations["transferChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/channels/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the channels of a file: all of them, or nothing; the same file again changes nothing
         * @description The body is CSV with the columns `manager` (an email address on the domain), `youtube_id`, `name` and `category` (bgm, song or ost). The channels wait for their review as all others do. YouTube is not asked: the name counts until the next refresh of titles.
         */
        post: operations["importChannels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/server-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The server keys of a domain, without their secrets */
        get: operations["serverKeys"];
        put?: never;
        /** Creates a server key for a domain; only this response contains it */
        post: operations["createServerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/server-keys/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a server key; codes created with it stay valid for their minute */
        post: operations["deleteServerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/deploy-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every deploy token without its secret, the newest first */
        get: operations["deployTokens"];
        put?: never;
        /** Creates the token of a team or a release manager; only this response contains it */
        post: operations["createDeployToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/deploy-tokens/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a deploy token at once */
        post: operations["revokeDeployToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices in all languages, including those to be published; the newest first */
        get: operations["operatorNotices"];
        put?: never;
        /** Creates a notice, published at once or at the given time */
        post: operations["createNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A notice in all languages; the ETag is its version */
        get: operations["operatorNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/notices/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What readers see of a Markdown text, what is left out and what to look at; stores nothing */
        post: operations["previewNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/notices/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the given fields of a notice */
        post: operations["changeNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/notices/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a notice */
        post: operations["deleteNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exchange rates in won per dollar, the newest first */
        get: operations["exchangeRates"];
        put?: never;
        /**
         * Imports exchange rates: all of the file, or nothing; the same file again changes nothing
         * @description The body is CSV with the columns `day` and `rate`. A rate that changes a stored one, or differs by more than a tenth from the one before it, is refused unless `force` is set.
         */
        post: operations["setExchangeRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is checked before a month of a domain is closed */
        get: operations["monthChecks"];
        put?: never;
        /** Closes a month of a domain: what it has booked never changes again */
        post: operations["closeMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/closing/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issues the statements of all managers of a domain that have not issued theirs */
        post: operations["issueStatements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/closing/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Computes closed months of a domain again, and names the first entry that does not match */
        get: operations["auditMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/closing/audit/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reads the files of a closed month again, and compares their revenue with what was booked */
        get: operations["auditFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/closing/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The closed months of a domain and the statements of its managers, as they were signed */
        get: operations["closedMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/closing/reopenings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests to reopen statements of a domain’s month, with their answers, the newest first */
        get: operations["reopenings"];
        put?: never;
        /** Asks for the newest statement of a manager to be reopened, while nothing of it was paid */
        post: operations["requestReopening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/closing/reopenings/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reopens a statement that another operator asked for: its month can be issued again */
        post: operations["consentToReopening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/closing/reopenings/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a request without reopening its statement, also one’s own */
        post: operations["declineReopening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the platform owes each manager: revenue of its statements less the platform’s fee */
        get: operations["partnerPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records a payment to a manager */
        post: operations["recordPartnerPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back a payment to a manager, by an entry of its own */
        post: operations["reversePartnerPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts/fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the platform’s fee on a manager’s revenue from a month on that has no statement yet */
        post: operations["setPlatformFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts/minimum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** From which amount on a domain pays, in its currency */
        get: operations["domainMinimum"];
        put?: never;
        /** Sets from which amount on a domain pays, in its currency; null is every amount */
        post: operations["setDomainMinimum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds a manager’s money, or that of one month, with a reason and until a day */
        post: operations["holdPartnerPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a hold of a manager’s money */
        post: operations["releasePartnerPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which managers of a domain are payable on a day, and how much */
        get: operations["partnerPayRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts/run/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which managers of a domain are payable on a day, with bank details, as a file */
        get: operations["exportPartnerPayRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/payouts/run/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The payments to the managers of a domain as an order for a bank, ISO 20022 pain.001.001.09
         * @description The account that pays is in the body, because it is not stored, and addresses are written to logs. Managers without bank details are left out; `partnerPayRun` names them.
         */
        post: operations["partnerPayRunOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/music": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Imports a catalogue file as a whole, or refuses it; the same file again changes nothing
         * @description The body is CSV with the columns `isrc`, `title`, `artist`, `category` (bgm, song, ost) and `duration` (seconds or m:ss), and, where they are to be set, `tags` (ids or names, apart by `;`), `cover` (a path, an address that is fetched once, or the name of a picture that was sent to `/operator/music/covers`) and `exclusive` (yes, no). A tag that does not exist is an error, or is created with `create_tags`. With `remove_missing` the tracks that the file does not name are no longer offered; videos that use them keep their names, and a later file brings them back. Nothing is stored when more than `max_removed` percent would go, unless `reason` says why. A client that disconnects before the response cancels the import, of which nothing is stored then.
         */
        post: operations["importTracks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/music/covers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a cover below a name, which the `cover` column of catalogue files may have
         * @description The body is a JPEG, PNG or WebP picture of up to 10 MB and 4,096 × 4,096 pixels; its middle square is stored as WebP. The same name again replaces the picture for later imports.
         */
        post: operations["addCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All settings of every domain, the oldest first */
        get: operations["operatorSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All settings of a domain, in all languages; the ETag is its version */
        get: operations["operatorSite"];
        put?: never;
        /**
         * Creates a domain, which runs the released builds from then on
         * @description Settings that are absent follow from the name, the domain and the language.
         */
        post: operations["createSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/site/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the given settings of a domain; pages use them from their next load on */
        post: operations["changeSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/site/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a domain with its accounts, none of which may have channels
         * @description Its notices and its payment contact are deleted too; the log of its releases stays.
         */
        post: operations["deleteSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom partners of a domain ask about payment; the ETag is its version, 0 where there is none */
        get: operations["operatorContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/contact/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the payment contact of a domain */
        post: operations["changeContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/site/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a picture, whose path `logo_favicon` or `logo_meta` of a domain may have
         * @description The body is a JPEG, PNG or WebP picture of up to 10 MB and 4,096 × 4,096 pixels. A logo is stored whole, on a transparent square of at most 256 pixels; of a share image the middle, of at most 1200 × 630.
         */
        post: operations["addSitePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates an account: of an operator on a console domain, of a manager on any other */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The managers, or on a console domain the operators, of a domain, the newest first */
        get: operations["operatorAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telemetry/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports the loads of remotes on a page; counted once per page load, stored without data about the visitor */
        post: operations["reportEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telemetry/csp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports what a page’s security policy blocked, in the form of browsers; written to the log */
        post: operations["reportViolations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
/** What the server’s document names once and uses in several calls. */
export interface components {
    schemas: {
        ProofFailureInput: {
            /** @description A remote, or `shell`. */
            remote: string;
            route: string | null;
            /**
             * @description As whom the page was opened; empty where the report does not say.
             * @default []
             */
            roles?: ("manager" | "member" | "operator")[];
            /** @enum {string} */
            code: "console_error" | "uncaught_error" | "policy_violation" | "request_failed" | "error_panel" | "not_mounted" | "sign_in_failed" | "not_visited";
            reason: string;
            /**
             * @description Where it came from: scripts with line and column, innermost frame first.
             * @default []
             */
            stack?: string[];
        };
        RemoteEventInput: {
            set: string;
            remote: string;
            version: string;
            /** @enum {string} */
            phase: "gate" | "entry" | "evaluate" | "activate" | "mount" | "mounted";
            /** @enum {string} */
            outcome: "ok" | "fallback" | "failed";
            error_class: ("off" | "permission" | "contract" | "safe-mode" | "network" | "timeout" | "integrity" | "evaluation" | "shape") | null;
            ms: number;
        };
        HeaderDifference: {
            /** @description The columns of the file, as they are written there. */
            found: string[];
            /** @description The nearest report; null when no report has any of the columns. */
            report: string | null;
            /** @description The columns of the report that the file lacks. */
            missing: string[];
            /** @description The columns of the file that the report does not have. */
            extra: string[];
            /** @description The columns that the file has more than once. */
            repeated: string[];
            /** @description The columns that a file of the report must have. */
            expected: string[];
            /** @description The other report that the name of the file says. */
            named?: string;
        };
        FileError: {
            path: string;
            /** @description For operators, in English. */
            message: string;
            code: string;
            /** @description The cell that was refused, its first 100 characters. */
            value?: string;
            /** @description The day it is about, or the first of them. */
            day?: string;
            /** @description The month that a closing report is of. */
            month?: string;
            /** @description The manager whose account it is about; all without one. */
            account?: string;
            /** @description The other content owner that it is about. */
            owner?: string;
            /** @description What is likely, or was before. */
            expected?: number;
            /** @description What the file has. */
            found?: number;
            /** @description Of both figures; `usd_micros` are millionths of a dollar. */
            unit?: string;
            /** @description The setting that has the limit. */
            setting?: string;
            /**
             * @description Whether the file is taken in all the same when `force` has a reason.
             * @enum {string}
             */
            accept?: "force" | "never";
            /** @description With `unknown_header`, `incomplete_header` and `misnamed_report`: what the header has. */
            header?: components["schemas"]["HeaderDifference"];
        };
        Problem: {
            /** @constant */
            success: false;
            /** @description In the language of Accept-Language, safe to show. */
            message: string;
            type: string;
            title: string;
            status: number;
            /** @enum {string} */
            code: "validation" | "bad_request" | "address_malformed" | "body_malformed" | "header_invalid" | "body_too_large" | "request_timeout" | "headers_too_large" | "unsupported_media_type" | "export_failed" | "unauthenticated" | "bad_credentials" | "server_key_invalid" | "forbidden" | "wrong_password" | "protection_mismatch" | "domain_mismatch" | "foreign_origin" | "not_found" | "method_not_offered" | "unknown_domain" | "email_taken" | "conflict" | "favourites_full" | "view_name_taken" | "views_full" | "domain_taken" | "site_in_use" | "request_in_progress" | "channel_unknown" | "channel_taken" | "channel_private" | "channel_registered" | "channel_state" | "re_review_too_early" | "too_many_lookups" | "youtube_quota" | "youtube_unavailable" | "build_refused" | "version_taken" | "store_unavailable" | "build_unknown" | "no_release" | "no_released_shell" | "nothing_to_roll_back" | "move_unknown" | "nothing_to_revert" | "release_moved" | "rollout_running" | "no_rollout" | "not_proven" | "proof_incomplete" | "release_frozen" | "approval_required" | "approval_by_other" | "planned_move_late" | "planned_move_ended" | "release_untrusted" | "release_key_missing" | "release_key_current" | "set_unknown" | "template_unknown" | "precondition_required" | "token_invalid" | "token_expired" | "token_revoked" | "token_scope" | "tls_required" | "token_name_taken" | "external_code_invalid" | "version_conflict" | "version_required" | "idempotency_key_reused" | "report_malformed" | "delivery_doubtful" | "delivery_gone" | "month_not_ready" | "month_closed" | "month_open" | "statement_issued" | "statement_order" | "statement_paid" | "reopening_order" | "reopening_waiting" | "reopening_over" | "payout_exceeds" | "payout_reversed" | "payee_missing" | "fee_month_issued" | "source_not_booked" | "contract_ended" | "busy" | "too_many_attempts" | "internal" | "unavailable";
            request_id: string;
            /** @description The refused fields of the input, 20 at most. */
            errors?: {
                path: string;
                message: string;
                /** @enum {string} */
                code: "required" | "too_short" | "too_long" | "too_small" | "too_big" | "invalid" | "mismatch" | "unknown_field" | "taken" | "wrong" | "unchanged";
            }[];
            /** @description How many more fields were refused. */
            more_errors?: number;
            /** @description With `version_conflict`: the current state; the ETag header has its version. */
            current?: {
                [key: string]: unknown;
            };
            /** @description Every reason why a build or a release set was refused; for operators, in English. */
            refusals?: {
                code: string;
                subject: string;
                reason: string;
            }[];
            /** @description With `not_proven`: the release set; `refusals` has what its proof found, if it failed. */
            set?: string;
            /** @description With `release_frozen`: the window; a `domain` of null is every domain. */
            freeze?: {
                domain: string | null;
                from: string;
                until: string;
                reason: string;
            };
            /** @description Every error of a file, or every reason to doubt it. */
            file_errors?: components["schemas"]["FileError"][];
        };
        Channel: {
            id: string;
            youtube_id: string;
            name: string;
            /** @description With its @; empty when the channel has none. */
            handle: string;
            thumbnail: string;
            /** @description Null when the channel hides it, or before it is fetched. */
            subscribers: number | null;
            /** @enum {string} */
            category: "bgm" | "song" | "ost";
            /**
             * @description 0 pending, 1 on hold, 2 approved, 3 rejected.
             * @enum {number}
             */
            status: 0 | 1 | 2 | 3;
            /** @enum {string} */
            verification: "none" | "pending" | "verifying" | "verified";
            /** Format: date-time */
            registered_at: string;
            approved_at: string | null;
            /** @description The operator's reason of the last decision. */
            review_reason: string | null;
            /** @description When a re-review may be requested; null unless the channel is on hold. */
            re_review_opens_at: string | null;
            /** @description Who has the channel now; a member sees only itself. */
            members: {
                id: string;
                nickname: string;
                /** @description The member's part of the channel's revenue; 1 is all of it. */
                part: number;
            }[];
            /** @description Null when no video of it is known. */
            shorts_count: number | null;
            /** @description For If-Match. */
            version: number;
        };
        ResolvedChannel: {
            input: string;
            /** @enum {string} */
            outcome: "available" | "registered" | "taken" | "private" | "repeated" | "not_found" | "invalid";
            channel: {
                youtube_id: string;
                name: string;
                handle: string;
                thumbnail: string;
                subscribers: number | null;
                videos: number | null;
            } | null;
            /** @description With `registered`: when it was registered. */
            registered_at: string | null;
        };
        SubAccount: {
            id: string;
            email: string;
            nickname: string;
            channel_url: string | null;
            /** @description The manager's fee rate, 0 to 1. */
            fee_rate: number;
            /** Format: date-time */
            registered_at: string;
            channels: {
                id: string;
                name: string;
                thumbnail: string;
            }[];
            /** @description Incremented by each change; the ETag for changing the fee rate. */
            version: number;
        };
        MusicTag: {
            id: string;
            name: string;
        };
        Track: {
            isrc: string;
            title: string;
            artist: string;
            cover: string;
            /** @enum {string} */
            category: "bgm" | "song" | "ost";
            tags: components["schemas"]["MusicTag"][];
            duration_seconds: number;
            videos_used: number;
            /** @description Rank in the newest weekly ranking. */
            rank: number | null;
            exclusive_logo: string | null;
            /** @description Whether it is one of the caller's favourites. */
            is_favourite: boolean;
            /** @description Of a search: the parts of the texts that it found. */
            match?: {
                /** @description Start and end of each part in UTF-16 code units, in order and apart. */
                title: [
                    number,
                    number
                ][];
                /** @description Start and end of each part in UTF-16 code units, in order and apart. */
                artist: [
                    number,
                    number
                ][];
                /** @description Start and end of each part in UTF-16 code units, in order and apart. */
                isrc: [
                    number,
                    number
                ][];
            };
        };
        RankedTrack: {
            isrc: string;
            title: string;
            artist: string;
            cover: string;
            /** @enum {string} */
            category: "bgm" | "song" | "ost";
            tags: components["schemas"]["MusicTag"][];
            duration_seconds: number;
            videos_used: number;
            rank: number;
            exclusive_logo: string | null;
            /** @description Whether it is one of the caller's favourites. */
            is_favourite: boolean;
            /** @description Rank of the week before; null when it had none. */
            previous_rank: number | null;
            /** @description Views of all videos that use it, in that week; null when they are not known. */
            views: number | null;
        };
        NoticeNode: {
            /** @enum {string} */
            type: "text" | "inline_code" | "code";
            text: string;
        } | {
            /** @enum {string} */
            type: "break" | "rule";
        } | {
            /** @constant */
            type: "image";
            src: string;
            alt: string;
        } | {
            /** @enum {string} */
            type: "paragraph" | "quote" | "strong" | "emphasis" | "strike" | "item" | "table" | "row";
            children: components["schemas"]["NoticeNode"][];
        } | {
            /** @constant */
            type: "heading";
            level: 1 | 2;
            children: components["schemas"]["NoticeNode"][];
        } | {
            /** @constant */
            type: "list";
            is_ordered: boolean;
            start: number;
            children: components["schemas"]["NoticeNode"][];
        } | {
            /** @constant */
            type: "cell";
            is_head: boolean;
            align: ("left" | "center" | "right") | null;
            children: components["schemas"]["NoticeNode"][];
        } | {
            /** @constant */
            type: "link";
            /** @description A path of the portal, or an address of another site. */
            href: string;
            children: components["schemas"]["NoticeNode"][];
        };
        NoticeSummary: {
            id: string;
            title: string;
            /** @enum {string} */
            category: "general" | "settlement" | "music" | "guide" | "maintenance";
            /** Format: date-time */
            published_at: string;
            pinned: boolean;
            /** @description Not older than a week and unread. */
            is_new: boolean;
            is_read: boolean;
        };
        Notice: {
            id: string;
            title: string;
            /** @enum {string} */
            category: "general" | "settlement" | "music" | "guide" | "maintenance";
            /** Format: date-time */
            published_at: string;
            pinned: boolean;
            /** @description Not older than a week and unread. */
            is_new: boolean;
            is_read: boolean;
            body: components["schemas"]["NoticeNode"][];
        };
        SiteMetadata: {
            domain: string;
            name: string;
            design_id: string;
            color_primary: string;
            color_primary_dim: string;
            logo_favicon: string;
            logo_meta: string;
            exclusive_logo: string | null;
            is_playlist: boolean;
            is_console: boolean;
            /** @enum {string} */
            default_language: "ko" | "en" | "zh-CN" | "zh-TW";
            /** @enum {string} */
            default_currency: "KRW" | "USD";
            /**
             * @description The views by which prices of 1,000 views are shown.
             * @enum {string}
             */
            priced_by: "views" | "engaged_views";
            tagline: {
                title: string;
                text: string;
            };
        };
        Doubt: {
            path: string;
            /** @description For operators, in English. */
            message: string;
            /** @enum {string} */
            code: "cut_row" | "repeated_rows" | "no_registered_channel" | "new_owner" | "running_days" | "past_days" | "month_runs" | "fewer_facts" | "fewer_channels" | "fewer_views" | "fewer_revenue" | "more_views" | "more_revenue" | "below_nearby" | "above_nearby" | "missing_channels" | "empty_closing" | "uncovered_days" | "uncovered_channels" | "below_estimate" | "above_estimate" | "reopened_days" | "owner_lacks_days" | "fewer_rows" | "more_rows";
            /** @description The cell that was refused, its first 100 characters. */
            value?: string;
            /** @description The day it is about, or the first of them. */
            day?: string;
            /** @description The month that a closing report is of. */
            month?: string;
            /** @description The manager whose account it is about; all without one. */
            account?: string;
            /** @description The other content owner that it is about. */
            owner?: string;
            /** @description What is likely, or was before. */
            expected?: number;
            /** @description What the file has. */
            found?: number;
            /** @description Of both figures; `usd_micros` are millionths of a dollar. */
            unit?: string;
            /** @description The setting that has the limit. */
            setting?: string;
            /**
             * @description Whether the file is taken in all the same when `force` has a reason.
             * @enum {string}
             */
            accept?: "force" | "never";
            /** @description With `unknown_header`, `incomplete_header` and `misnamed_report`: what the header has. */
            header?: components["schemas"]["HeaderDifference"];
        };
        AuditEntry: {
            id: string;
            /** Format: date-time */
            at: string;
            domain: string;
            /** @description The account that was changed. */
            account_id: string | null;
            /** @description The id of the account or the deploy token that did it; null for other programs. */
            actor: string | null;
            /** @enum {string} */
            actor_role: "manager" | "member" | "operator" | "command line" | "token" | "server";
            /** @enum {string} */
            action: "member.added" | "member.deleted" | "member.fee" | "member.contract_ended" | "member.contract_continued" | "member.password" | "account.created" | "account.consented" | "account.password" | "account.withdrawn" | "channel.added" | "channel.deleted" | "channel.assigned" | "channel.unassigned" | "channel.assignment_undone" | "channel.transferred" | "channel.status" | "channel.verification" | "notice.created" | "notice.changed" | "notice.deleted" | "site.created" | "site.changed" | "site.deleted" | "contact.changed" | "rate.set" | "delivery.ingested" | "delivery.refused" | "delivery.withdrawn" | "month.closed" | "statement.issued" | "statement.reopening_requested" | "statement.reopening_declined" | "statement.reopened" | "payout.payment" | "payout.advance" | "payout.reversal" | "payout.hold" | "payout.release" | "payout.payee" | "payout.minimum" | "payout.fee" | "payout.withholding" | "music.imported" | "deploy_token.created" | "deploy_token.revoked" | "release.follow" | "release.freeze" | "release.unfreeze" | "release.planned" | "release.cancelled" | "release.approved" | "release.approval" | "release.proof" | "release.template" | "release.signed" | "build.deleted" | "release_key.rotated" | "release_key.retired" | "server_key.created" | "server_key.deleted" | "release.start" | "release.change" | "release.rollback" | "release.revert" | "release.canary" | "release.promote" | "release.stop";
            /** @description The id of the changed row. */
            subject: string;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            reason: string | null;
            request_id: string | null;
        };
        ReleaseSet: {
            id: string;
            domain: string;
        } & {
            [key: string]: unknown;
        };
        ReleaseChange: {
            /** @enum {string} */
            kind: "shell" | "added" | "removed" | "turned-on" | "turned-off" | "version" | "fallback" | "budget";
            remote?: string;
            version?: string;
            from?: string;
            to?: string;
        };
        StopEvidence: {
            /** @description A remote, `shell`, or `*` for the page as a whole. */
            remote: string;
            control: {
                loads: number;
                failed: number;
            };
            candidate: {
                loads: number;
                failed: number;
            };
        };
        ReleaseMove: {
            number: number;
            /** @enum {string} */
            action: "start" | "change" | "rollback" | "revert" | "canary" | "promote" | "stop";
            /** Format: date-time */
            moved_at: string;
            /** @description The id of an operator, `command line`, or `token` and its name. */
            moved_by: string;
            moved_by_email: string | null;
            reason: string;
            before_set: string | null;
            after_set: string;
            /** @description The second person; null where none was needed. */
            approved_by: string | null;
            /** @description Empty for the first set of a domain; null where a set was changed in the database. */
            changes: components["schemas"]["ReleaseChange"][] | null;
            /** @description Percent of the visitors that get `after_set` after a `canary`; null for all other moves. */
            share: number | null;
            /** @description Whether a proof of the set had passed; null for moves from before there were proofs. */
            proven: boolean | null;
            /** @description Of a stop by the guard: what failed more often; empty once its page loads are deleted. Null for all other moves. */
            evidence: components["schemas"]["StopEvidence"][] | null;
        };
        GuardStop: {
            /** @description That of the stop in the release log. */
            number: number;
            /** Format: date-time */
            at: string;
            reason: string;
            /** @description Percent of the visitors that had the canary. */
            share: number | null;
            /** @description How the canary differed from the release; null where a set was changed in the database. */
            changes: components["schemas"]["ReleaseChange"][] | null;
            /** @description Empty once its page loads are deleted. */
            evidence: components["schemas"]["StopEvidence"][];
        };
        LeftOutBuild: {
            name: string;
            version: string;
            /** @description That of a refused build, `build_withdrawn` or `build_unreleased`. */
            code: string;
            reason: string;
        };
        StartedDomain: {
            domain: string;
            /** @enum {string} */
            outcome: "started" | "unchanged" | "refused";
            /** @description Null when it runs nothing, because the start was refused. */
            set: string | null;
            /** @description What it runs; empty with a template. */
            taken: {
                name: string;
                version: string;
                /**
                 * @description `released`: some domain runs it for all of its visitors and a proof passed with it; `shipped`: the last start of the server brought it.
                 * @enum {string}
                 */
                basis: "released" | "shipped" | "newest";
            }[];
            /** @description Builds that the set does not have although they are newer, and why. */
            left_out: components["schemas"]["LeftOutBuild"][];
            /** @description The error code of a refused start. */
            failure: string | null;
            /** @description Why the set of a refused start cannot run. */
            refusals: {
                code: string;
                subject: string;
                reason: string;
            }[];
        };
        ReleaseFreeze: {
            id: number;
            /** @description Null is every domain. */
            domain: string | null;
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            until: string;
            reason: string;
            set_by: string;
        };
        ReleaseApproval: {
            required: boolean;
            /** @description Who wants to turn it off, until a second person does so too. */
            off_asked_by: string | null;
        };
        PlannedMove: {
            id: number;
            domain: string;
            /** @enum {string} */
            action: "change" | "rollback" | "revert";
            /** @description The set that the domain must still run then. */
            before_set: string;
            after_set: string;
            reason: string;
            unproven: boolean;
            /** @description Null is when it is approved. */
            at: string | null;
            needs_approval: boolean;
            approved_by: string | null;
            approved_at: string | null;
            /** @description The id of an operator, `command line`, or `token` and its name. */
            planned_by: string;
            planned_by_email: string | null;
            /** Format: date-time */
            planned_at: string;
            /** @enum {string} */
            state: "waiting" | "done" | "failed" | "cancelled";
            /** @description Its number in the release log, once it was made. */
            move: number | null;
            /** @description The error code with which it was refused at its time. */
            failure: string | null;
            ended_at: string | null;
            /** @description Who cancelled it. */
            ended_by: string | null;
        };
        ReleaseRollout: {
            /** @description The id of the set that a share of the visitors gets. */
            candidate: string;
            /** @description Percent of the visitors. */
            share: number;
            steps: number[];
            every_minutes: number | null;
            /** @description Null when each step is taken by a call. */
            next_step_at: string | null;
            /** @description How the candidate differs from the set of the other visitors. */
            changes: components["schemas"]["ReleaseChange"][];
            /** @description What `If-Match` has to name for the next step, the promotion or the stop. */
            tag: string;
            /** @description Whether it was started without a proof. */
            unproven: boolean;
            /** Format: date-time */
            started_at: string;
            started_by: string;
            reason: string;
        };
        ProofFailure: {
            /** @description A remote, or `shell`. */
            remote: string;
            route: string | null;
            /**
             * @description As whom the page was opened; empty where the report does not say.
             * @default []
             */
            roles: ("manager" | "member" | "operator")[];
            /** @enum {string} */
            code: "console_error" | "uncaught_error" | "policy_violation" | "request_failed" | "error_panel" | "not_mounted" | "sign_in_failed" | "not_visited";
            reason: string;
            /**
             * @description Where it came from: scripts with line and column, innermost frame first.
             * @default []
             */
            stack: string[];
        };
        ProofVisit: {
            remote: string;
            version: string;
            route: string;
            /** @enum {string} */
            role: "manager" | "member" | "operator";
            path: string;
        };
        ReleaseProof: {
            /** @description The set that was proven; the one it stands for runs the same builds. */
            set: string;
            /** @enum {string} */
            verdict: "passed" | "failed";
            failures: components["schemas"]["ProofFailure"][];
            /** @description What failed when a page was opened, and not when it was opened again. */
            unconfirmed: components["schemas"]["ProofFailure"][];
            browser: string;
            /** Format: date-time */
            proven_at: string;
            proven_by: string;
        };
        DeployToken: {
            id: string;
            name: string;
            /** @enum {string} */
            kind: "team" | "release";
            scope: string[];
            /** Format: date-time */
            created_at: string;
            created_by: string;
            /** Format: date-time */
            expires_at: string;
            revoked_at: string | null;
            revoked_by: string | null;
        };
        ServerKey: {
            id: string;
            domain: string;
            name: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
        };
        ReviewedChannel: {
            id: string;
            youtube_id: string;
            name: string;
            /** @description With its @; empty when the channel has none. */
            handle: string;
            thumbnail: string;
            /** @description Null when the channel hides it, or before it is fetched. */
            subscribers: number | null;
            /** @enum {string} */
            category: "bgm" | "song" | "ost";
            /**
             * @description 0 pending, 1 on hold, 2 approved, 3 rejected.
             * @enum {number}
             */
            status: 0 | 1 | 2 | 3;
            /** @enum {string} */
            verification: "none" | "pending" | "verifying" | "verified";
            /** Format: date-time */
            registered_at: string;
            approved_at: string | null;
            /** @description The operator's reason of the last decision. */
            review_reason: string | null;
            /** @description When a re-review may be requested; null unless the channel is on hold. */
            re_review_opens_at: string | null;
            /** @description For If-Match. */
            version: number;
            /**
             * Format: date-time
             * @description When it was registered, or its re-review was requested.
             */
            waiting_since: string;
            account: {
                id: string;
                domain: string;
                email: string;
                nickname: string;
            };
        };
        OperatorAccount: {
            id: string;
            domain: string;
            /** @enum {string} */
            role: "manager" | "operator";
            email: string;
        };
        ListedAccount: {
            id: string;
            domain: string;
            /** @enum {string} */
            role: "manager" | "operator";
            email: string;
            nickname: string;
            /** Format: date-time */
            registered_at: string;
            /** @description The manager's members. */
            members: number;
            /** @description Registered channels; a domain with one cannot be deleted. */
            channels: number;
        };
        OperatorSite: {
            domain: string;
            name: string;
            design_id: string;
            color_primary: string;
            color_primary_dim: string;
            logo_favicon: string;
            logo_meta: string;
            exclusive_logo: string | null;
            is_playlist: boolean;
            /** @enum {string} */
            default_language: "ko" | "en" | "zh-CN" | "zh-TW";
            /** @enum {string} */
            default_currency: "KRW" | "USD";
            tagline: {
                ko?: {
                    title: string;
                    text: string;
                };
                en?: {
                    title: string;
                    text: string;
                };
                "zh-CN"?: {
                    title: string;
                    text: string;
                };
                "zh-TW"?: {
                    title: string;
                    text: string;
                };
            };
            channel_verify_needed: boolean;
            password_minimum: number;
            /**
             * @description The views by which prices of 1,000 views are shown; amounts do not depend on it.
             * @enum {string}
             */
            priced_by: "views" | "engaged_views";
            /** @description Null, like its unit, for the usual figure of each language. */
            withdrawal_amount: number | null;
            withdrawal_unit: ("points" | "dollars") | null;
            /** @description Percent; null for the usual figure of each language. */
            pc_volume: number | null;
            mobile_volume: number | null;
            /** @description An https address to which a person consents at sign-up; null without one. */
            terms_url: string | null;
            /** @description An https address to which a person consents at sign-up; null without one. */
            privacy_url: string | null;
            is_console: boolean;
            version: number;
        };
        OperatorContact: {
            domain: string;
            company: string;
            address: string;
            business_number: string;
            /** Format: email */
            email: string;
            manager_name: string;
            manager_contact: string;
            version: number;
        };
        TrackImportResult: {
            added: number;
            changed: number;
            /** @description Tracks that had been removed. */
            restored: number;
            removed: number;
            /** @description Tracks without a change. */
            kept: number;
            /** @description Tracks of the catalogue that the file does not name. */
            missing: number;
            /** @description Tags that were created. */
            new_tags: string[];
        };
        OperatorNotice: {
            id: string;
            /** @description Null shows it on every domain. */
            domain: string | null;
            /** @enum {string} */
            category: "general" | "settlement" | "music" | "guide" | "maintenance";
            title: {
                ko?: string;
                en?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            /** @description Markdown; HTML and unsafe links and images in it are not shown, as the preview says. */
            body: {
                ko?: string;
                en?: string;
                "zh-CN"?: string;
                "zh-TW"?: string;
            };
            pinned: boolean;
            /**
             * Format: date-time
             * @description When it is published.
             */
            published_at: string;
            /** @enum {string} */
            state: "published" | "scheduled" | "withdrawn";
            version: number;
        };
        SignedDocument: {
            /** @description A month of Pacific days, YYYY-MM. */
            month: string;
            number: number;
            /** @description Canonical JSON; the signature is of exactly these bytes. */
            document: string;
            /** @description SHA-256 of the document, in hex. */
            hash: string;
            /** @description Of the document before it in its chain. */
            previous_hash: string | null;
            /** @description Ed25519, in Base64. */
            signature: string;
            key_id: string;
            /** @description SPKI in Base64. */
            public_key: string;
        };
        MonthChecks: {
            domain: string;
            /** @description A month of Pacific days, YYYY-MM. */
            month: string;
            closed: {
                number: number;
                /** Format: date-time */
                at: string;
                hash: string;
                by: {
                    role: string;
                    email: string | null;
                };
                reason: string | null;
                overruled: ("month_running" | "month_before_open" | "owner_reports_missing" | "revenue_missing" | "rate_missing")[];
            } | null;
            refusals: {
                /** @enum {string} */
                code: "month_running" | "month_before_open" | "owner_reports_missing" | "revenue_missing" | "rate_missing";
                may_overrule: boolean;
            }[];
            /** @description The month that must be closed first. */
            before: string | null;
            /** @description Content owners whose closing reports are missing, or have no revenue although days have an estimate. */
            owners: {
                /** @description Empty where the files name none. */
                owner: string;
                missing_days: string[];
                is_empty: boolean;
            }[];
            days_without_revenue: string[];
            days_without_rate: string[];
            /** @description Unregistered channels in the files of the month. */
            unregistered_channels: number;
            /** @description USD micros. */
            revenue: string;
            /** @description Revenue without a member, in USD micros. */
            unassigned: string;
            /** @description Revenue of viewers whose country is unknown, in USD micros; withholding counts it as not from the United States. */
            no_country: string;
            /** @description What was estimated for the days that are final, in USD micros. */
            estimated: string;
            /** @description USD micros. */
            final: string;
        };
        MonthAudit: {
            months: number;
            statements: number;
            /** @description The first thing that does not match. */
            mismatch: {
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
                /** @description The account of a statement. */
                account_id: string | null;
                /**
                 * @description `file`: the kept file has other bytes; `files`: what was booked is not in the files.
                 * @enum {string}
                 */
                fault: "hash" | "previous" | "signature" | "closed_month" | "reopened" | "amount" | "revenue" | "rate" | "booked" | "file" | "files";
                /** @description The line, where it is one of many. */
                entry: string | null;
            } | null;
        };
        FileAudit: {
            files: {
                /** @description The month whose revenue it has: the closed one, or an earlier one. */
                month: string;
                name: string;
                owner: string;
                /**
                 * @description Days of files that are not kept are not compared.
                 * @enum {string}
                 */
                state: "read" | "not_kept";
            }[];
            /** @description The first thing that does not match. */
            mismatch: {
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
                /** @description The account of a statement. */
                account_id: string | null;
                /**
                 * @description `file`: the kept file has other bytes; `files`: what was booked is not in the files.
                 * @enum {string}
                 */
                fault: "hash" | "previous" | "signature" | "closed_month" | "reopened" | "amount" | "revenue" | "rate" | "booked" | "file" | "files";
                /** @description The line, where it is one of many. */
                entry: string | null;
            } | null;
        };
        StatementMonth: {
            /** @description A month of Pacific days, YYYY-MM. */
            month: string;
            /**
             * @description `closed`: its statement can be issued.
             * @enum {string}
             */
            state: "closed" | "issued";
            number: string | null;
            issued_at: string | null;
            /** @description The Pacific day of the issue. */
            issued_on: string | null;
        };
        ReopeningRequest: {
            id: string;
            account_id: string;
            /** @description Of the statement. */
            number: string;
            /** @enum {string} */
            state: "waiting" | "reopened" | "declined" | "expired";
            reason: string;
            /** @description An email address, or the name of a program. */
            requested_by: string;
            /** Format: date-time */
            requested_at: string;
            /** Format: date-time */
            expires_at: string;
            /** @description Whether the caller has made it, and so cannot consent. */
            is_own: boolean;
            /** @description The consent or the refusal. */
            answer: {
                /** @description An email address, or the name of a program. */
                by: string;
                /** Format: date-time */
                at: string;
                reason: string | null;
            } | null;
        };
        ReopenedStatement: {
            /** @description Of the statement that was reopened. */
            number: string;
            reason: string;
            /**
             * Format: date
             * @description A Pacific day.
             */
            reopened_on: string;
            /** @description The statement that was issued afterwards; null until then. */
            replaced_by: string | null;
        };
        PayoutMonth: {
            /** @description A month of Pacific days, YYYY-MM. */
            month: string;
            /**
             * @description `nothing_due`: the month has no money, or only corrections that reduce other months.
             * @enum {string}
             */
            state: "estimated" | "final" | "closed" | "payable" | "carried_over" | "held" | "paid" | "nothing_due";
            /** @enum {string} */
            currency: "USD" | "KRW";
            /** @description Null where it is not known yet. */
            amount: string | null;
            /** @description What is withheld of a member; `amount` is what is left. */
            withheld: string;
            /** @description What of it the manager keeps itself after the platform’s fee: its fees and unassigned revenue. Null for members, and before the statement. */
            kept: string | null;
            /** @description What of it has paid back advances. */
            recouped: string;
            /** @description What corrections of other months have taken from it. */
            offset: string;
            /** @description A decimal with all places of its currency. */
            paid: string;
            /** @description A decimal with all places of its currency. */
            open: string;
            hold: {
                id: string;
                reason: string;
                until: string | null;
            } | null;
            /** @description Null once it is past. */
            final_expected_on: string | null;
            closed_on: string | null;
            issued_on: string | null;
            payable_on: string | null;
            paid_on: string | null;
            /** @description Its statements that were reopened, the oldest first. */
            reopenings: components["schemas"]["ReopenedStatement"][];
        };
        PayoutEntry: {
            id: string;
            /** @enum {string} */
            kind: "payment" | "advance" | "reversal" | "hold" | "release";
            currency: ("USD" | "KRW") | null;
            amount: string | null;
            /** Format: date */
            day: string;
            month: string | null;
            until: string | null;
            /** @description Of a payment that the bank made in another currency. */
            rate: string | null;
            reference: string | null;
            note: string | null;
            reason: string | null;
            reverses: string | null;
            /** @description Of an advance the part of each month that pays it back. */
            share: number | null;
            /** @description A payment or advance that was taken back, or a hold that was released. */
            is_ended: boolean;
        };
        PartnerPayoutEntry: {
            id: string;
            /** @enum {string} */
            kind: "payment" | "reversal" | "hold" | "release";
            currency: ("USD" | "KRW") | null;
            amount: string | null;
            /** Format: date */
            day: string;
            month: string | null;
            until: string | null;
            /** @description Of a payment that the bank made in another currency. */
            rate: string | null;
            reference: string | null;
            note: string | null;
            reason: string | null;
            reverses: string | null;
            /** @description A payment or advance that was taken back, or a hold that was released. */
            is_ended: boolean;
        };
        PayoutBalance: {
            /** @enum {string} */
            currency: "USD" | "KRW";
            /** @description What was booked less what was paid and advanced; below 0 after an advance, or a correction of paid money. */
            balance: string;
            /** @description What of advances no month has paid back yet. */
            advance: string;
            /** @description A decimal with all places of its currency. */
            payable: string;
            /** @description A decimal with all places of its currency. */
            held: string;
            /** @description Below the minimum. */
            carried_over: string;
            /** @description A decimal with all places of its currency. */
            paid: string;
            /** @description A decimal with all places of its currency. */
            minimum: string;
            /** @description Whose minimum it is: the member’s own replaces that of its domain. Null without one. */
            minimum_of: ("member" | "domain") | null;
        };
        PayeeBalance: {
            payee: {
                id: string;
                nickname: string | null;
                email: string | null;
            };
            /** @enum {string} */
            currency: "USD" | "KRW";
            /** @description What was booked less what was paid and advanced; below 0 after an advance, or a correction of paid money. */
            balance: string;
            /** @description What of advances no month has paid back yet. */
            advance: string;
            /** @description A decimal with all places of its currency. */
            payable: string;
            /** @description A decimal with all places of its currency. */
            held: string;
            /** @description Below the minimum. */
            carried_over: string;
            /** @description A decimal with all places of its currency. */
            paid: string;
            /** @description A decimal with all places of its currency. */
            minimum: string;
            /** @description Whose minimum it is: the member’s own replaces that of its domain. Null without one. */
            minimum_of: ("member" | "domain") | null;
        };
        PartnerBalance: {
            account: {
                id: string;
                domain: string;
                nickname: string;
                email: string;
            };
            /** @description Of the platform, today. */
            fee_rate: number;
            /** @description What its statements have booked. */
            gross: string;
            /** @description What the platform keeps of it. */
            fee: string;
            entries: components["schemas"]["PartnerPayoutEntry"][];
            /** @description The months of statements of which something is still due. */
            open_months: string[];
            /** @enum {string} */
            currency: "USD" | "KRW";
            /** @description What was booked less what was paid and advanced; below 0 after an advance, or a correction of paid money. */
            balance: string;
            /** @description What of advances no month has paid back yet. */
            advance: string;
            /** @description A decimal with all places of its currency. */
            payable: string;
            /** @description A decimal with all places of its currency. */
            held: string;
            /** @description Below the minimum. */
            carried_over: string;
            /** @description A decimal with all places of its currency. */
            paid: string;
            /** @description A decimal with all places of its currency. */
            minimum: string;
            /** @description Whose minimum it is: the member’s own replaces that of its domain. Null without one. */
            minimum_of: ("member" | "domain") | null;
        };
        PayRunLine: {
            payee: {
                id: string;
                nickname: string | null;
                email: string | null;
            };
            /** @description Names the payee in files of banks. */
            end_to_end_id: string;
            /** @enum {string} */
            currency: "USD" | "KRW";
            amount: string;
            /** @description What was withheld of these months; the amount is what is left. */
            withheld: string;
            months: string[];
            has_bank_details: boolean;
        };
        ExchangeRate: {
            /** Format: date */
            day: string;
            /** @description Won for one dollar. */
            rate: string;
        };
        ExchangeRateResult: {
            added: number;
            changed: number;
            /** @description The number of rates that were stored already with the same value. */
            kept: number;
            /** @description The days whose figures in won change; without an end when the last rate also applies to later days. */
            affected: {
                /** Format: date */
                from: string;
                to: string | null;
            } | null;
        };
        Build: {
            /** @enum {string} */
            kind: "shell" | "remote";
            name: string;
            version: string;
            /** Format: date-time */
            published_at: string;
            published_by: string;
            contract: string | null;
            /** @description How a domain went back from it, so that `newest` does not choose it. */
            withdrawn: {
                domain: string;
                /** @enum {string} */
                action: "rollback" | "revert" | "stop";
                /** Format: date-time */
                at: string;
                by: string;
            } | null;
        };
        FiledBuild: {
            /** @enum {string} */
            kind: "shell" | "remote";
            name: string;
            version: string;
            /** @description The hash of the inventory as canonical JSON. */
            digest: string;
            /** @description The inventory: `shell.json` or `remote.json` of its folder. */
            document: unknown;
            files: {
                [key: string]: {
                    integrity: string;
                    /** @description Bytes. */
                    size: number;
                    /** @description Bytes of the copy that is compressed with Brotli. */
                    br?: number;
                    /** @description Bytes of the copy that is compressed with gzip. */
                    gz?: number;
                };
            };
        };
        Delivery: {
            /** @description The file; each of its days has its own item. */
            id: string;
            /** @description The content owner; empty for files that name none. */
            owner: string;
            /** @enum {string} */
            type: "content_owner_basic_a4" | "content_owner_estimated_revenue_a1" | "content_owner_ad_revenue_raw_a1" | "content_owner_non_music_red_revenue_raw_a1" | "content_owner_asset_a3" | "content_owner_active_claims_a3" | "content_owner_shorts_global_ad_revenue_summary_a2" | "content_owner_shorts_day_ad_revenue_summary_a2" | "content_owner_shorts_country_ad_revenue_summary_a2" | "content_owner_shorts_ad_revenue_summary_a2" | "music_content_owner_shorts_revenue_summary_a1" | "content_owner_country_music_red_revenue_summary_a1" | "content_owner_payments_summary_a1" | "content_owner_tax_withholding_a1";
            /** @description Null for a list, which has no days. */
            day: string | null;
            /** @description Whether the figures of the day come from this file. */
            counts: boolean;
            name: string;
            /**
             * Format: date-time
             * @description When YouTube created it; of the reports of a day the newest counts.
             */
            created_at: string;
            /** Format: date-time */
            delivered_at: string;
            /** @description Null for files of earlier versions and of the demo. */
            delivered_by: {
                /** @enum {string} */
                role: "manager" | "member" | "operator" | "command line" | "token" | "server";
                email: string | null;
            } | null;
            /** @description Why it was ingested although it looked wrong. */
            reason: string | null;
            withdrawn_at: string | null;
            /** @description The rows of the whole file, and those of channels that are not registered. */
            rows: {
                read: number;
                unknown_channel: number;
            };
            /** @description What is stored of it; null when it never counted, and for files of earlier versions. */
            facts: number | null;
            /** @description Of a report of views. */
            views: number | null;
            /** @description Of a report of revenue, in millionths of a dollar. */
            revenue_micros: number | null;
            /** @description What counted for the day before this file. */
            replaced: {
                id: string;
                name: string;
                /** @description What is stored of it; null when it never counted, and for files of earlier versions. */
                facts: number | null;
                /** @description Of a report of views. */
                views: number | null;
                /** @description Of a report of revenue, in millionths of a dollar. */
                revenue_micros: number | null;
            } | null;
        };
        WithdrawalResult: {
            /** @enum {string} */
            outcome: "withdrawn" | "unchanged";
            /** @description The files that no longer count. */
            withdrawn: string[];
            /** @description The days that changed, and the file that counts for each now; null when none is left. */
            days: {
                /** Format: date */
                day: string;
                file: string | null;
            }[];
        };
        /** @description A report that is due and has not been delivered. */
        LateReport: {
            /** @enum {string} */
            type: "content_owner_basic_a4" | "content_owner_estimated_revenue_a1" | "content_owner_ad_revenue_raw_a1" | "content_owner_non_music_red_revenue_raw_a1" | "content_owner_asset_a3" | "content_owner_active_claims_a3" | "content_owner_shorts_global_ad_revenue_summary_a2" | "content_owner_shorts_day_ad_revenue_summary_a2" | "content_owner_shorts_country_ad_revenue_summary_a2" | "content_owner_shorts_ad_revenue_summary_a2" | "music_content_owner_shorts_revenue_summary_a1" | "content_owner_country_music_red_revenue_summary_a1" | "content_owner_payments_summary_a1" | "content_owner_tax_withholding_a1";
            owner: string;
            /** Format: date */
            day: string;
        };
        /** @description A file with rows of channels that were registered since, whose content is not kept. */
        FileToResend: {
            id: string;
            name: string;
            channels: number;
        };
        /** @description A file that was refused in the last two weeks because it looks wrong, and was not taken in since. */
        RefusedFile: {
            id: string;
            name: string;
            owner: string;
            /** @enum {string} */
            type: "content_owner_basic_a4" | "content_owner_estimated_revenue_a1" | "content_owner_ad_revenue_raw_a1" | "content_owner_non_music_red_revenue_raw_a1" | "content_owner_asset_a3" | "content_owner_active_claims_a3" | "content_owner_shorts_global_ad_revenue_summary_a2" | "content_owner_shorts_day_ad_revenue_summary_a2" | "content_owner_shorts_country_ad_revenue_summary_a2" | "content_owner_shorts_ad_revenue_summary_a2" | "music_content_owner_shorts_revenue_summary_a1" | "content_owner_country_music_red_revenue_summary_a1" | "content_owner_payments_summary_a1" | "content_owner_tax_withholding_a1";
            rows: number;
            /** Format: date-time */
            refused_at: string;
            delivered_by: {
                /** @enum {string} */
                role: "manager" | "member" | "operator" | "command line" | "token" | "server";
                email: string | null;
            };
            doubts: components["schemas"]["Doubt"][];
        };
        OperatorDomain: {
            domain: string;
            name: string;
            is_playlist: boolean;
            is_console: boolean;
            /** @enum {string} */
            default_language: "ko" | "en" | "zh-CN" | "zh-TW";
            /** @description Null before the first release of the domain, and when its stored content was changed. */
            release: {
                set: string;
                /**
                 * @description The newest proof of the set; `none`: it was activated unproven.
                 * @enum {string}
                 */
                proof: "passed" | "failed" | "none";
                /** @description Names that move to their newest build by themselves; `*` is remotes that are not part of the set. */
                follows: string[];
                /** @description Null while all visitors get the same set. */
                rollout: components["schemas"]["ReleaseRollout"] | null;
                shell: string;
                remotes: {
                    [key: string]: {
                        on: boolean;
                        version: string;
                        previous: string | null;
                    };
                };
            } | null;
            /** @description The freeze window that the domain is in now. */
            freeze: components["schemas"]["ReleaseFreeze"] | null;
            approval: components["schemas"]["ReleaseApproval"];
            /** @description The last canary that the guard stopped, until somebody moves the domain. */
            guard_stop: components["schemas"]["GuardStop"] | null;
            /** @description Why pages do not run this release but the last good one, at the latest request of a page. */
            refused: ("unsigned" | "unknown_key" | "retired_key" | "bad_signature" | "other_domain" | "other_set" | "other_candidate" | "replayed" | "expired" | "changed_content") | null;
        };
        FileProgress: {
            id: string;
            /** @enum {string} */
            kind: "report" | "catalogue";
            name: string;
            /**
             * @description `waiting`: for a file before it; `finishing`: what is computed from its rows is stored.
             * @enum {string}
             */
            stage: "reading" | "waiting" | "storing" | "finishing";
            /** @description The rows that were read or stored. */
            rows: number;
            /** @description Of so many; an estimate while the file is read. */
            total: number | null;
            /** Format: date-time */
            started_at: string;
        };
        RemoteHealth: {
            set: string;
            /** @description `shell` is the page itself */
            remote: string;
            /** @description The version that the set runs */
            version: string;
            /** @description Page loads that opened it */
            loads: number;
            mounted: number;
            /** @description Loads that failed before or after they were mounted, each once */
            failed: number;
            failed_before: number;
            failed_after: number;
            average_ms: number | null;
            p75_ms: number | null;
            failures: {
                phase: string;
                error_class: string | null;
                loads: number;
            }[];
        };
        PageHealth: {
            set: string;
            /** @description Page loads that the edge signed */
            served: number;
            /** @description Those that reported anything */
            reported: number;
        };
        /** @description Rows of a closing report that have something in common, and their revenue. */
        FileMoney: {
            /** @enum {string} */
            part: "read" | "registered" | "not_earning" | "unregistered" | "no_channel" | "adjustment" | "other_months" | "no_video" | "no_country";
            /** @description The kind of adjustment, as YouTube calls it; empty for other parts. */
            name: string;
            rows: number;
            /** @description In millionths of a dollar. */
            revenue_micros: number;
        };
        IngestResult: {
            /** @enum {string} */
            outcome: "ingested" | "replaced" | "duplicate" | "superseded" | "empty";
            type: string;
            digest: string;
            days: {
                /** Format: date */
                day: string;
                /** @enum {string} */
                action: "added" | "replaced" | "kept" | "ignored";
            }[];
            rows: {
                read: number;
                unknown_channel: number;
            };
            unknown_channels: {
                youtube_id: string;
                rows: number;
            }[];
            accounts: number;
            facts: number;
            /** @description Where the revenue of a closing report belongs; empty for other reports. `registered`, `not_earning`, `unregistered` and `no_channel` add up to `read`; the others are parts of it. */
            money: components["schemas"]["FileMoney"][];
            milliseconds: number;
        };
        AmountComparison: {
            /**
             * @description `stored`: what the rows of a closing report say, and what is stored of registered channels. `shorts_days`, `shorts_countries`: the summary of Shorts, and those by day and country. `payment_ads`, `payment_premium`, `payment_shorts`: what the reports say, and what was paid. `withheld`: what was paid, and what is left after tax.
             * @enum {string}
             */
            code: "stored" | "shorts_days" | "shorts_countries" | "payment_ads" | "payment_premium" | "payment_shorts" | "withheld";
            /** @description The closing report that it is about; empty for all others. */
            subject: string;
            /** @description In millionths of a dollar. */
            expected_micros: number;
            /** @description In millionths of a dollar. */
            found_micros: number;
            /** @description What was found beyond what was expected. */
            difference_micros: number;
            /** @description Why they differ; these amounts add up to the difference. */
            causes: {
                /** @enum {string} */
                name: "unregistered" | "no_channel" | "not_earning" | "withheld" | "rounding" | "unexplained";
                /** @description In millionths of a dollar. */
                difference_micros: number;
            }[];
        };
        MonthlySummary: {
            /** @enum {string} */
            type: "content_owner_shorts_global_ad_revenue_summary_a2" | "content_owner_shorts_day_ad_revenue_summary_a2" | "content_owner_shorts_country_ad_revenue_summary_a2" | "content_owner_shorts_ad_revenue_summary_a2" | "music_content_owner_shorts_revenue_summary_a1" | "content_owner_country_music_red_revenue_summary_a1" | "content_owner_payments_summary_a1" | "content_owner_tax_withholding_a1";
            file: {
                id: string;
                name: string;
            };
            amounts: {
                /** @description The kind of revenue, as YouTube calls it; empty where it names none. */
                source: string;
                /** @description The kind of adjustment; empty for ordinary revenue. */
                adjustment: string;
                currency: string;
                rows: number;
                /** @description In millionths of the currency. */
                micros: number;
            }[];
        };
        ReconciledOwner: {
            /** @description Empty for files that name none. */
            owner: string;
            reports: {
                /** @enum {string} */
                type: "content_owner_ad_revenue_raw_a1" | "content_owner_non_music_red_revenue_raw_a1";
                /** @description The file that counts; null when none was delivered. */
                file: {
                    id: string;
                    name: string;
                } | null;
                /** @description Where its revenue belongs; empty for files of earlier versions. */
                money: components["schemas"]["FileMoney"][];
            }[];
            /** @description The other files of the month that count. */
            summaries: components["schemas"]["MonthlySummary"][];
            comparisons: components["schemas"]["AmountComparison"][];
        };
        ReleaseKey: {
            id: string;
            /**
             * @description `missing`: valid, but without a file in the data directory.
             * @enum {string}
             */
            state: "current" | "valid" | "retired" | "missing";
            /** @description Ed25519, SPKI in Base64. */
            public_key: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            retired_at: string | null;
            retired_by: string | null;
        };
        DamagedBuild: {
            /** @enum {string} */
            kind: "shell" | "remote";
            name: string;
            version: string;
            file_count: number;
            /** @description The first 100 of them. */
            files: {
                file: string;
                expected: {
                    /** @description The hash of the content, without its compression; null when it cannot be read. */
                    integrity: string | null;
                    /** @description Bytes; of an inventory, those of its canonical JSON. */
                    size: number;
                };
                /** @description Null when it is missing. */
                actual: {
                    /** @description The hash of the content, without its compression; null when it cannot be read. */
                    integrity: string | null;
                    /** @description Bytes; of an inventory, those of its canonical JSON. */
                    size: number;
                } | null;
            }[];
            /** @description How many domains run the build or have it as the fallback. */
            domain_count: number;
            /** @description The first 100 of them. */
            domains: string[];
        };
        Payee: {
            payee: string;
            name: string;
            /** @description Masked, like the account number. */
            iban: string | null;
            account_number: string | null;
            bank_code: string | null;
        };
        Withholding: {
            /** @description A month of Pacific days, YYYY-MM. */
            from: string;
            /** @description The month after the last one; null while it has not ended. */
            until: string | null;
            /** @description Of the net, or with `us_rate` of what of it does not come from viewers in the United States; 0 withholds nothing of it. */
            rate: number;
            us_rate: number | null;
            note: string;
        };
        CorrectionAuthor: {
            /** Format: date-time */
            at: string;
            /** @description `manager`, `operator`, or what the server did itself. */
            role: string;
            /** @description Of corrected revenue the report file, as far as it is known. */
            file: string | null;
        };
        StatementCorrection: {
            /** @description The earlier month that is corrected. */
            month: string;
            /**
             * @description Corrected revenue, a corrected exchange rate, a changed share or a changed fee.
             * @enum {string}
             */
            cause: "revenue" | "rate" | "share" | "fee";
            /** @enum {string} */
            currency: "USD" | "KRW";
            old: {
                /** @description An exact decimal in the currency of the response. */
                gross: string;
                /** @description An exact decimal in the currency of the response. */
                fee: string;
                /** @description An exact decimal in the currency of the response. */
                net: string;
            };
            new: {
                /** @description An exact decimal in the currency of the response. */
                gross: string;
                /** @description An exact decimal in the currency of the response. */
                fee: string;
                /** @description An exact decimal in the currency of the response. */
                net: string;
            };
            /** @description Who changed, since the statement before, what may have caused it. A change whose days are not known is listed in each month. */
            authors: components["schemas"]["CorrectionAuthor"][];
        };
        StatementLine: {
            channel: {
                id: string;
                youtube_id: string;
                name: string;
            };
            shares: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                part: number;
            }[];
            /** @description They add up to the amounts of the member. */
            amounts: {
                USD: {
                    /** @description An exact decimal in the currency of the response. */
                    gross: string;
                    /** @description An exact decimal in the currency of the response. */
                    fee: string;
                    /** @description An exact decimal in the currency of the response. */
                    net: string;
                } | null;
                /** @description Null while a rate is missing. */
                KRW: {
                    /** @description An exact decimal in the currency of the response. */
                    gross: string;
                    /** @description An exact decimal in the currency of the response. */
                    fee: string;
                    /** @description An exact decimal in the currency of the response. */
                    net: string;
                } | null;
            };
        };
        StatementWithholding: {
            /** @description The statement's month, or an earlier one that it corrects. */
            month: string;
            /**
             * @description Which revenue the rate is of: all, that from viewers in the United States, or all other, also of unknown countries.
             * @enum {string}
             */
            source: "all" | "us" | "other";
            /** @description Of the net of that month from the source. */
            rate: number;
            /** @description The net that the rate is of; of a corrected month what the correction adds. */
            net: {
                USD: string | null;
                /** @description Null while a rate is missing. */
                KRW: string | null;
            };
            /** @description Where the member is resident, and which tax it is. */
            note: string;
            /** @description Of a corrected month only what the correction adds. */
            amounts: {
                USD: string | null;
                /** @description Null while a rate is missing. */
                KRW: string | null;
            };
        };
        StatementPayment: {
            /** @description `total.net` less these amounts is what is payable. */
            withheld: {
                /** @description The statement's month, or an earlier one that it corrects. */
                month: string;
                /** @description What is withheld of the net of the whole month from each source, rounded towards 0. */
                parts: {
                    /** @enum {string} */
                    source: "all" | "us" | "other";
                    rate: number;
                    note: string;
                    /** @description An exact decimal in the currency of the response. */
                    net: string;
                    /** @description An exact decimal in the currency of the response. */
                    withheld: string;
                }[];
                /** @description What earlier statements have withheld of that month. */
                before: string;
                /** @description The parts less `before`: what this statement withholds. */
                amount: string;
            }[];
            /** @description An exact decimal in the currency of the response. */
            payable: string;
            /** @description Paid back, the oldest first; only in the currency in which the statement is paid. */
            advances: {
                id: string;
                /** @description On which it was paid. */
                day: string;
                /** @description The whole advance. */
                amount: string;
                /** @description The part of each month that pays it back. */
                share: number;
                /** @description What of it earlier months have left. */
                left: string;
                /** @description What this month pays back. */
                recouped: string;
            }[];
            /** @description What is paid back of all of them. */
            recouped: string;
            /** @description What is payable less `recouped`. */
            rest: string;
        };
        PartnerTerms: {
            /** @description The prefix of every official ISRC. */
            isrc_prefix: string;
            /** @description The shortest new password on this domain, in characters. */
            password_minimum: number;
            /** @description The documents to which a person consents at sign-up; null where the domain has none. */
            consent: {
                terms_url: string | null;
                privacy_url: string | null;
            } | null;
            /** @description Earnings below this amount are lost when a channel is deleted. */
            withdrawal_minimum: {
                amount: number;
                /** @enum {string} */
                unit: "points" | "dollars";
            };
            upload: {
                /** @description The least volume of the music, in percent. */
                pc_volume: number;
                mobile_volume: number;
                recommended_seconds: number;
                mobile_editor_seconds: number;
                /** @description The days until earnings of a mobile upload are visible. */
                visible_after_days: number;
                pc_recognition_days: {
                    from: number;
                    to: number;
                };
            };
            verification: {
                /** @description How long the code is searched for in the description. */
                search_hours: number;
                /** @description The longest channel description that YouTube accepts. */
                description_characters: number;
            };
            /** @description From the hold of a channel until its first re-review may be requested. */
            re_review_hours: number;
        };
        ChannelVerification: {
            channel: {
                id: string;
                youtube_id: string;
                name: string;
                handle: string;
                thumbnail: string;
                subscribers: number | null;
            };
            /** @enum {string} */
            state: "none" | "pending" | "verifying" | "verified";
            /** @description The code for the channel’s description; null before it is requested and after it was used. */
            code: string | null;
            /** @description The result of the last check, or of the whole search after its end. `only_translated`: the code is in a translated description, not in the default one. */
            result: ("verified" | "code_missing" | "only_translated" | "channel_missing" | "error") | null;
            /** @description With `only_translated` the languages (BCP 47) that contain the code, else those the channel has a translation for. */
            languages: string[];
            /** @description The description has no space left for the code. */
            description_full: boolean;
            /** @description The number of checks so far. */
            checks: number;
            /** @description Why the next check is postponed. `quota`: today’s quota is used up, and the search continues after midnight in California. */
            delay: ("quota" | "key" | "service") | null;
            started_at: string | null;
            last_check_at: string | null;
            next_check_at: string | null;
            ends_at: string | null;
            ended_at: string | null;
            /** @description The last checks, the latest first. */
            log: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                result: "verified" | "code_missing" | "only_translated" | "channel_missing" | "error";
                languages: string[];
            }[];
        };
        ChannelVerificationSummary: {
            channel: {
                id: string;
                youtube_id: string;
                name: string;
                handle: string;
                thumbnail: string;
                subscribers: number | null;
            };
            /** @enum {string} */
            state: "none" | "pending" | "verifying" | "verified";
            /** @description The result of the last check, or of the whole search after its end. `only_translated`: the code is in a translated description, not in the default one. */
            result: ("verified" | "code_missing" | "only_translated" | "channel_missing" | "error") | null;
            /** @description With `only_translated` the languages (BCP 47) that contain the code, else those the channel has a translation for. */
            languages: string[];
            /** @description The description has no space left for the code. */
            description_full: boolean;
            /** @description The number of checks so far. */
            checks: number;
            /** @description Why the next check is postponed. `quota`: today’s quota is used up, and the search continues after midnight in California. */
            delay: ("quota" | "key" | "service") | null;
            started_at: string | null;
            last_check_at: string | null;
            next_check_at: string | null;
            ends_at: string | null;
            ended_at: string | null;
        };
        SavedView: {
            id: string;
            path: string;
            name: string;
            query: string;
            /** @description Opens where the screen is entered without any filters. */
            is_default: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
/** Every call of the server by the name of its operation. */
export interface operations {
    siteMetadata: {
        parameters: {
            query: {
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        metadata: components["schemas"]["SiteMetadata"];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    paymentContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        contact: {
                            company: string;
                            address: string;
                            business_number: string;
                            email: string;
                            manager_name: string;
                            manager_contact: string;
                        } | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    partnerTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        terms: components["schemas"]["PartnerTerms"];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        token: string;
                        /** @enum {number} */
                        permission_flag: 0 | 1;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description bad_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_attempts, busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                    password_confirmation: string;
                    nickname: string;
                    /** @description Required to be true where the domain has documents. */
                    consent?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        token: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description email_taken, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_attempts, busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        token: string;
                        /** @enum {number} */
                        permission_flag: 0 | 1;
                        /** @enum {string} */
                        role: "manager" | "member" | "operator";
                        account: {
                            id: string;
                            email: string;
                            nickname: string;
                            /** Format: date-time */
                            registered_at: string;
                        };
                        settings: {
                            channel_verify_needed: boolean;
                        };
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    issueExternalCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The domain's server key, which operators create. */
                "x-server-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description The e-mail address of the account.
                     */
                    user_id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        code: string;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server_key_invalid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exchangeExternalCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        token: string;
                        /** @enum {number} */
                        permission_flag: 0 | 1;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description external_code_invalid */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    new_password?: string;
                    nickname?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, wrong_password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_attempts, busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, wrong_password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_attempts, busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    subAccounts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description Words of the nickname or the address. */
                search?: string;
                sort?: "registered" | "nickname" | "share" | "channels";
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["SubAccount"][];
                        total: number;
                        page: number;
                        size: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportSubAccounts: {
        parameters: {
            query?: {
                /** @description Words of the nickname or the address. */
                search?: string;
                sort?: "registered" | "nickname" | "share" | "channels";
                order?: "asc" | "desc";
                /** @description The time zone in which instants become days, e.g. `Asia/Seoul`. */
                time_zone?: string;
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    subAccount: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        account: components["schemas"]["SubAccount"];
                        /**
                         * Format: date
                         * @description The Pacific day from which a change made now holds.
                         */
                        today: string;
                        /** @description The first day from which a fee rate may hold; null before any month was closed. */
                        first_open_day: string | null;
                        /** @description The first day without a contract, from which on it has no channel; null without an end. */
                        contract_until: string | null;
                        /** @description The fee rates with their days, the newest first. */
                        rates: {
                            /** @description The first day; null when it has always been so. */
                            from_day: string | null;
                            /** @description The day after the last one; null while it has not ended. */
                            until_day: string | null;
                            fee_rate: number;
                        }[];
                        /** @description Running and ended assignments, the running ones first, then the newest. */
                        assignments: {
                            channel: {
                                id: string;
                                name: string;
                                handle: string;
                                thumbnail: string;
                            };
                            /** @description The member's part of the channel's revenue; 1 is all of it. */
                            part: number;
                            /** @description The first day; null when it has always been so. */
                            from_day: string | null;
                            /** @description The day after the last one; null while it has not ended. */
                            until_day: string | null;
                            /** @description How many other members the channel is assigned to now. */
                            other_members: number;
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addSubAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    user_id: string;
                    password: string;
                    nickname: string;
                    /** @description Ids of the manager’s channels that the member sees from the start, with an equal part, or with what belongs to nobody where parts were chosen; or a link or handle of the member’s own channel in any form YouTube uses, stored as a URL and not looked up. */
                    channels?: string | string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        account: components["schemas"]["SubAccount"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description email_taken, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy, too_many_attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateSubAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
                /** @description The ETag of the version that is changed, or * for any version. */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    target: string;
                    password?: string;
                    fee_rate?: number;
                    /** @description The first Pacific day of a new fee rate, today or earlier and not closed; today when missing. Later rates end. */
                    from?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        account: components["schemas"]["SubAccount"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_conflict */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSubAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    target: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, wrong_password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_attempts, busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    target: string;
                    /** @description The first Pacific day without a contract, which may be to come. */
                    from: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description The first day without a contract; null without an end. */
                        contract_until: string | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    continueContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    target: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description The first day without a contract; null without an end. */
                        contract_until: string | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    channels: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                status?: "waiting" | "on_hold" | "approved" | "rejected" | "needs_verification";
                category?: "bgm" | "song" | "ost";
                verification?: "none" | "pending" | "verifying" | "verified";
                /** @description Assigned to this member; `none` for channels without a member. */
                member?: string | "none";
                /** @description Words of the name or the handle, or YouTube's whole id. */
                search?: string;
                sort?: "registered" | "approved" | "name" | "status" | "subscribers" | "shorts";
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["Channel"][];
                        total: number;
                        page: number;
                        size: number;
                        counts: {
                            all: number;
                            waiting: number;
                            on_hold: number;
                            approved: number;
                            rejected: number;
                            needs_verification: number;
                        };
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportChannelList: {
        parameters: {
            query?: {
                /** @description Ids of channels, separated by commas. */
                channels?: string;
                status?: "waiting" | "on_hold" | "approved" | "rejected" | "needs_verification";
                category?: "bgm" | "song" | "ost";
                verification?: "none" | "pending" | "verifying" | "verified";
                /** @description Assigned to this member; `none` for channels without a member. */
                member?: string | "none";
                /** @description Words of the name or the handle, or YouTube's whole id. */
                search?: string;
                sort?: "registered" | "approved" | "name" | "status" | "subscribers" | "shorts";
                order?: "asc" | "desc";
                /** @description The time zone in which instants become days, e.g. `Asia/Seoul`. */
                time_zone?: string;
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resolveChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    links: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description One per link, in the same order. */
                        items: components["schemas"]["ResolvedChannel"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_lookups */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable, youtube_quota, youtube_unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addChannel: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    youtube_id: string;
                    /** @enum {string} */
                    category: "bgm" | "song" | "ost";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description channel_unknown, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description channel_registered, channel_taken, channel_private, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable, youtube_quota, youtube_unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addChannels: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channels: {
                        youtube_id: string;
                        /** @enum {string} */
                        category: "bgm" | "song" | "ost";
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: {
                            youtube_id: string;
                            /** @enum {string} */
                            outcome: "added" | "registered" | "taken" | "private" | "not_found";
                            channel: components["schemas"]["Channel"] | null;
                        }[];
                        added: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable, youtube_quota, youtube_unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    channelAssignments: {
        parameters: {
            query: {
                /** @description Ids of channels, separated by commas. */
                channels: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /**
                         * Format: date
                         * @description The Pacific day from which a change holds unless it names another one.
                         */
                        today: string;
                        /** @description The first day whose revenue can still change; null before any month was closed. */
                        first_open_day: string | null;
                        channels: {
                            id: string;
                            /** @description The first day on which a change may begin, and why not earlier; null for members. */
                            earliest: {
                                /** Format: date */
                                day: string;
                                /** @enum {string} */
                                reason: "registered" | "closed" | "other_member";
                            } | null;
                            /** @description Running and ended assignments, the running ones first, then the newest; a member's own only. */
                            spans: {
                                member: {
                                    id: string;
                                    nickname: string;
                                    /** @description Deleted; what it earned stays its own. */
                                    is_archived: boolean;
                                };
                                /** @description The member's part of the channel's revenue; 1 is all of it. */
                                part: number;
                                /** @description The first day; null when it has always been so. */
                                from_day: string | null;
                                /** @description The day after the last one; null while it has not ended. */
                                until_day: string | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    assignChannel: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
                /** @description The ETag of the version that is changed, or * for any version. */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    channel: string;
                    members: string[];
                    /** @description What members have of the revenue, 1 being all of it; the parts of a channel add up to 1 at most. Members who have the channel and are not named keep their part. Without this, everyone has an equal part. */
                    parts?: {
                        /** Format: uuid */
                        member: string;
                        part: number;
                    }[];
                    /** @description The first Pacific day for which it holds, today or earlier; today when missing. */
                    from?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description contract_ended, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_conflict */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unassignChannel: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
                /** @description The ETag of the version that is changed, or * for any version. */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    channel: string;
                    members: string[];
                    /** @description What members have of the revenue, 1 being all of it; the parts of a channel add up to 1 at most. Members who have the channel and are not named keep their part. Without this, everyone has an equal part. */
                    parts?: {
                        /** Format: uuid */
                        member: string;
                        part: number;
                    }[];
                    /** @description The first Pacific day for which it holds, today or earlier; today when missing. */
                    from?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_conflict */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoAssignment: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
                /** @description The ETag of the version that is changed, or * for any version. */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    channel: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict, request_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_conflict */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteChannels: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channels: string[];
                    /**
                     * @description The notes about lost revenue were read.
                     * @enum {boolean}
                     */
                    acknowledged: true;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        deleted: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, wrong_password */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reReviewChannel: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    channel: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description channel_state, re_review_too_early, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    channelVerification: {
        parameters: {
            query: {
                channel: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        verification: components["schemas"]["ChannelVerification"];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    channelVerifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["ChannelVerificationSummary"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    channelVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    channel: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        verification: components["schemas"]["ChannelVerification"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description channel_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    channel: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        verification: components["schemas"]["ChannelVerification"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description channel_state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable, youtube_unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    favouriteTracks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["Track"][];
                        /** @description The most favourites of a user. */
                        maximum: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addFavouriteTrack: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isrc: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description favourites_full, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeFavouriteTrack: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isrc: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tracks: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description `next` of the previous page; `page` is ignored then. */
                cursor?: string;
                /** @description By default `match` with a search, which the best match leads, else `rank`. */
                order?: "match" | "rank" | "title" | "popular";
                /** @description Words of the title, the artist or the ISRC in any order, their beginnings or Korean initial consonants; accents, case, width, punctuation and one typo in a word do not matter. */
                search?: string;
                category?: "bgm" | "song" | "ost";
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["Track"][];
                        total: number;
                        page: number;
                        size: number;
                        /** @description The cursor of the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    shoppingTracks: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description `next` of the previous page; `page` is ignored then. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["Track"][];
                        total: number;
                        page: number;
                        size: number;
                        /** @description The cursor of the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    popularTracks: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description Null before the first ranking. */
                        week: {
                            /** Format: date */
                            from: string;
                            /** Format: date */
                            to: string;
                        } | null;
                        items: components["schemas"]["RankedTrack"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    musicTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        tags: components["schemas"]["MusicTag"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notices: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                category?: "general" | "settlement" | "music" | "guide" | "maintenance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["NoticeSummary"][];
                        total: number;
                        page: number;
                        size: number;
                        /** @description The number of new notices in all categories. */
                        new_count: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    notice: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        notice: components["schemas"]["Notice"];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportVideo: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD; without it, since the publication. */
                from?: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                /** @description The platform's id of the video. */
                id: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
                compare?: "none" | "previous" | "last_year" | "custom";
                /** @description What `previous` and `last_year` count: as many days, or the same days of as many calendar months. */
                compare_by?: "days" | "months";
                /** @description The first day of the comparison `custom`. */
                compare_from?: string;
                /** @description The last day of the comparison `custom`. */
                compare_to?: string;
                /** @description The number of countries that are listed. */
                top?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description The requested days without those before the publication. */
                        period: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        };
                        compare: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        } | null;
                        /** @description Why the comparison has no figures: its days begin before the first delivered day, end after the latest one, begin before the publication of the video, or have no figures of these channels. Null when it has figures, and without a comparison. */
                        compare_gap: ("before_first_day" | "after_latest_day" | "before_publication" | "no_figures") | null;
                        /** @description Changes of what YouTube counts that only some of the compared days come after: views, and what is computed from them, change by them, too. Empty without a comparison. */
                        compare_changes: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            day: string;
                            /**
                             * @description A change of what YouTube counts. `shorts_views`: since 31 March 2025 every start or replay of a Short is a view. `all_views`: since 24 August 2026 this holds for videos of all formats. Engaged views keep the former definition.
                             * @enum {string}
                             */
                            change: "shorts_views" | "all_views";
                        }[];
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        /** @description The last exchange rate that was used; each day is converted at its own. Null in USD. */
                        rate: {
                            usd_krw: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            date: string;
                        } | null;
                        /**
                         * @description Whether the revenue is estimated, or final according to the closing reports of its months.
                         * @enum {string}
                         */
                        status: "estimated" | "partly_final" | "final";
                        /** @description Of the member whose money is shown; null when its channels' revenue is its own on every day. */
                        member_share: {
                            /** @description Its parts of the revenue of its channels; 1 is all of it. Null when it has none in the period. */
                            parts: {
                                lowest: number;
                                highest: number;
                            } | null;
                            /** @description The first days of assignments before which days of the period carry no money. */
                            since: {
                                /** @description A Pacific day, YYYY-MM-DD. */
                                first: string;
                                /** @description A Pacific day, YYYY-MM-DD. */
                                last: string;
                                /** @description How many channels they are of. */
                                channels: number;
                                /** @description How many channels the member has in the period. */
                                of: number;
                            } | null;
                        } | null;
                        video: {
                            id: string;
                            title: string;
                            thumbnail: string;
                            channel: {
                                id: string;
                                name: string;
                                thumbnail: string;
                            };
                            published_on: string | null;
                            /** @description The first day of a request without `from`. */
                            first_day: string;
                            duration_seconds: number | null;
                            /** @description Its tracks, the longest match first. */
                            tracks: {
                                isrc: string;
                                title: string;
                                artist: string;
                                cover: string;
                                matched_seconds: number | null;
                            }[];
                        };
                        figures: {
                            views: number | null;
                            /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                            engaged_views: number | null;
                            revenue: string | null;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            premium_views: number | null;
                            /** @description Premium views as a part of all views; 1 is all of them. */
                            premium_rate: number | null;
                            /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                            premium_rpm: string | null;
                            average_view_seconds: number | null;
                            /** @description The average watched part of a view; 1 is all of it, and looping shorts have more. */
                            average_view_rate: number | null;
                        };
                        /** @description Null without figures to compare with. */
                        previous: {
                            views: number | null;
                            /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                            engaged_views: number | null;
                            revenue: string | null;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            premium_views: number | null;
                            /** @description Premium views as a part of all views; 1 is all of them. */
                            premium_rate: number | null;
                            /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                            premium_rpm: string | null;
                            average_view_seconds: number | null;
                            /** @description The average watched part of a view; 1 is all of it, and looping shorts have more. */
                            average_view_rate: number | null;
                        } | null;
                        /** @description The figures divided by the median of the channel's videos at the same age, over days with views and revenue; null when too few of them reached it. */
                        times_median: {
                            revenue: number | null;
                            views: number | null;
                            rpm: number | null;
                        };
                        revenue_analysis: {
                            total: string | null;
                            ad: {
                                value: string | null;
                                /** @description A part of the total; 1 is all of it. Null where the parts have both signs. */
                                share: number | null;
                            };
                            premium: {
                                value: string | null;
                                /** @description A part of the total; 1 is all of it. Null where the parts have both signs. */
                                share: number | null;
                            };
                            /** @description Payments of viewers, such as memberships, and corrections. */
                            other: {
                                value: string | null;
                                /** @description A part of the total; 1 is all of it. Null where the parts have both signs. */
                                share: number | null;
                            };
                        };
                        premium_analysis: {
                            premium: {
                                views: number | null;
                                revenue: string | null;
                                rpm: string | null;
                            };
                            regular: {
                                views: number | null;
                                revenue: string | null;
                                rpm: string | null;
                            };
                        };
                        countries: {
                            views: {
                                /** @description A whole number. */
                                total: number;
                                items: {
                                    country: string;
                                    /** @description A whole number. */
                                    value: number;
                                    /** @description A part of the total; 1 is all of it. Null where the parts have both signs. */
                                    share: number | null;
                                }[];
                                /** @description The total less the items. */
                                others: {
                                    count: number;
                                    /** @description A whole number. */
                                    value: number;
                                    /** @description A part of the total; 1 is all of it. Null where the parts have both signs. */
                                    share: number | null;
                                };
                            };
                            premium_views: {
                                /** @description A whole number. */
                                total: number;
                                items: {
                                    country: string;
                                    /** @description A whole number. */
                                    value: number;
                                    /** @description A part of the total; 1 is all of it. Null where the parts have both signs. */
                                    share: number | null;
                                }[];
                                /** @description The total less the items. */
                                others: {
                                    count: number;
                                    /** @description A whole number. */
                                    value: number;
                                    /** @description A part of the total; 1 is all of it. Null where the parts have both signs. */
                                    share: number | null;
                                };
                            };
                            revenue: {
                                /** @description An exact decimal in the currency of the response. */
                                total: string;
                                items: {
                                    country: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    value: string;
                                    /** @description A part of the total; 1 is all of it. Null where the parts have both signs. */
                                    share: number | null;
                                }[];
                                /** @description The total less the items. */
                                others: {
                                    count: number;
                                    /** @description An exact decimal in the currency of the response. */
                                    value: string;
                                    /** @description A part of the total; 1 is all of it. Null where the parts have both signs. */
                                    share: number | null;
                                };
                            };
                        };
                        points: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            date: string;
                            revenue: string | null;
                            views: number | null;
                            /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                            engaged_views: number | null;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            premium_views: number | null;
                            /** @description The median of the channel's videos at the same age; null when too few of them reached it on delivered days. */
                            median: {
                                revenue: string | null;
                                views: number | null;
                                /** @description Revenue of 1,000 views, truncated after six significant digits. */
                                rpm: string | null;
                            };
                        }[];
                        /** @description The first 1, 7 and 28 days beside the median of the channel; null when they were not delivered. */
                        first_days: {
                            days: number;
                            views: number | null;
                            revenue: string | null;
                            median: {
                                /** @description The number of the channel's newest videos in the median. */
                                videos: number;
                                views: number | null;
                                revenue: string | null;
                            };
                        }[] | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportTracks: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        period: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        };
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        /**
                         * @description Whether the revenue is estimated, or final according to the closing reports of its months.
                         * @enum {string}
                         */
                        status: "estimated" | "partly_final" | "final";
                        /** @description The number of tracks used, of which the items are those with most revenue. */
                        total: number;
                        items: {
                            track: {
                                isrc: string;
                                title: string;
                                artist: string;
                                cover: string;
                            };
                            /** @description The number of videos with figures in the period that use it. */
                            videos: number;
                            views: number | null;
                            /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                            engaged_views: number | null;
                            revenue: string | null;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            premium_views: number | null;
                            /** @description Premium views as a part of all views; 1 is all of them. */
                            premium_rate: number | null;
                            /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                            premium_rpm: string | null;
                        }[];
                        /** @description Of the member whose money is shown; null when its channels' revenue is its own on every day. */
                        member_share: {
                            /** @description Its parts of the revenue of its channels; 1 is all of it. Null when it has none in the period. */
                            parts: {
                                lowest: number;
                                highest: number;
                            } | null;
                            /** @description The first days of assignments before which days of the period carry no money. */
                            since: {
                                /** @description A Pacific day, YYYY-MM-DD. */
                                first: string;
                                /** @description A Pacific day, YYYY-MM-DD. */
                                last: string;
                                /** @description How many channels they are of. */
                                channels: number;
                                /** @description How many channels the member has in the period. */
                                of: number;
                            } | null;
                        } | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportChannels: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                compare?: "none" | "previous" | "last_year" | "custom";
                /** @description What `previous` and `last_year` count: as many days, or the same days of as many calendar months. */
                compare_by?: "days" | "months";
                /** @description The first day of the comparison `custom`. */
                compare_from?: string;
                /** @description The last day of the comparison `custom`. */
                compare_to?: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                /** @description In names and handles of channels. */
                search?: string;
                sort?: "views" | "engaged_views" | "revenue" | "rpm" | "shorts_count" | "name";
                order?: "asc" | "desc";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        period: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        };
                        compare: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        } | null;
                        /** @description Why the comparison has no figures: its days begin before the first delivered day, end after the latest one, begin before the publication of the video, or have no figures of these channels. Null when it has figures, and without a comparison. */
                        compare_gap: ("before_first_day" | "after_latest_day" | "before_publication" | "no_figures") | null;
                        /** @description Changes of what YouTube counts that only some of the compared days come after: views, and what is computed from them, change by them, too. Empty without a comparison. */
                        compare_changes: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            day: string;
                            /**
                             * @description A change of what YouTube counts. `shorts_views`: since 31 March 2025 every start or replay of a Short is a view. `all_views`: since 24 August 2026 this holds for videos of all formats. Engaged views keep the former definition.
                             * @enum {string}
                             */
                            change: "shorts_views" | "all_views";
                        }[];
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        /** @description The last exchange rate that was used; each day is converted at its own. Null in USD. */
                        rate: {
                            usd_krw: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            date: string;
                        } | null;
                        /**
                         * @description Whether the revenue is estimated, or final according to the closing reports of its months.
                         * @enum {string}
                         */
                        status: "estimated" | "partly_final" | "final";
                        items: {
                            channel: {
                                id: string;
                                name: string;
                                thumbnail: string;
                                handle: string;
                                /** @description Its index among the 30 colours of charts; the same in every response. */
                                color: number;
                            };
                            shorts_count: number;
                            views: number | null;
                            /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                            engaged_views: number | null;
                            revenue: string | null;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            premium_views: number | null;
                            /** @description Premium views as a part of all views; 1 is all of them. */
                            premium_rate: number | null;
                            /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                            premium_rpm: string | null;
                            previous: {
                                views: number | null;
                                /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                                engaged_views: number | null;
                                revenue: string | null;
                                /** @description Revenue of 1,000 views, truncated after six significant digits. */
                                rpm: string | null;
                                premium_views: number | null;
                                /** @description Premium views as a part of all views; 1 is all of them. */
                                premium_rate: number | null;
                                /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                                premium_rpm: string | null;
                            } | null;
                            /** @description Of the member whose money is shown; null when its channels' revenue is its own on every day. */
                            member_share: {
                                /** @description Its parts of the revenue of its channels; 1 is all of it. Null when it has none in the period. */
                                parts: {
                                    lowest: number;
                                    highest: number;
                                } | null;
                                /** @description The first days of assignments before which days of the period carry no money. */
                                since: {
                                    /** @description A Pacific day, YYYY-MM-DD. */
                                    first: string;
                                    /** @description A Pacific day, YYYY-MM-DD. */
                                    last: string;
                                    /** @description How many channels they are of. */
                                    channels: number;
                                    /** @description How many channels the member has in the period. */
                                    of: number;
                                } | null;
                            } | null;
                        }[];
                        total: number;
                        page: number;
                        size: number;
                        totals: {
                            views: number | null;
                            /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                            engaged_views: number | null;
                            revenue: string | null;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            premium_views: number | null;
                            /** @description Premium views as a part of all views; 1 is all of them. */
                            premium_rate: number | null;
                            /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                            premium_rpm: string | null;
                            shorts_count: number;
                            /** @description Whether some channels have negative and others positive revenue, of which there are no shares. */
                            has_both_signs: boolean;
                        };
                        previous_totals: {
                            views: number | null;
                            /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                            engaged_views: number | null;
                            revenue: string | null;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            premium_views: number | null;
                            /** @description Premium views as a part of all views; 1 is all of them. */
                            premium_rate: number | null;
                            /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                            premium_rpm: string | null;
                        } | null;
                        /** @description Of the member whose money is shown; null when its channels' revenue is its own on every day. */
                        member_share: {
                            /** @description Its parts of the revenue of its channels; 1 is all of it. Null when it has none in the period. */
                            parts: {
                                lowest: number;
                                highest: number;
                            } | null;
                            /** @description The first days of assignments before which days of the period carry no money. */
                            since: {
                                /** @description A Pacific day, YYYY-MM-DD. */
                                first: string;
                                /** @description A Pacific day, YYYY-MM-DD. */
                                last: string;
                                /** @description How many channels they are of. */
                                channels: number;
                                /** @description How many channels the member has in the period. */
                                of: number;
                            } | null;
                        } | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportChannelTrend: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                compare?: "none" | "previous" | "last_year" | "custom";
                /** @description What `previous` and `last_year` count: as many days, or the same days of as many calendar months. */
                compare_by?: "days" | "months";
                /** @description The first day of the comparison `custom`. */
                compare_from?: string;
                /** @description The last day of the comparison `custom`. */
                compare_to?: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                interval?: "day" | "week" | "month";
                metric?: "revenue" | "views" | "engaged_views" | "rpm";
                top?: number;
                /** @description Channels with a line of their own, instead of the largest; ids separated by commas. */
                channels?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        period: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        };
                        compare: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        } | null;
                        /** @description Why the comparison has no figures: its days begin before the first delivered day, end after the latest one, begin before the publication of the video, or have no figures of these channels. Null when it has figures, and without a comparison. */
                        compare_gap: ("before_first_day" | "after_latest_day" | "before_publication" | "no_figures") | null;
                        /** @description Changes of what YouTube counts that only some of the compared days come after: views, and what is computed from them, change by them, too. Empty without a comparison. */
                        compare_changes: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            day: string;
                            /**
                             * @description A change of what YouTube counts. `shorts_views`: since 31 March 2025 every start or replay of a Short is a view. `all_views`: since 24 August 2026 this holds for videos of all formats. Engaged views keep the former definition.
                             * @enum {string}
                             */
                            change: "shorts_views" | "all_views";
                        }[];
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        /**
                         * @description Whether the revenue is estimated, or final according to the closing reports of its months.
                         * @enum {string}
                         */
                        status: "estimated" | "partly_final" | "final";
                        /** @enum {string} */
                        metric: "revenue" | "views" | "engaged_views" | "rpm";
                        dates: string[];
                        compare_dates: string[] | null;
                        /** @description The last day of each of `compare_dates`. */
                        compare_through: string[] | null;
                        series: {
                            channel: {
                                id: string;
                                name: string;
                                thumbnail: string;
                                handle: string;
                                /** @description Its index among the 30 colours of charts; the same in every response. */
                                color: number;
                            };
                            values: ((string | number) | null)[];
                            /** @description One for each of `compare_dates`; null without figures to compare with. */
                            compare_values: ((string | number) | null)[] | null;
                        }[];
                        /** @description The totals less the series. */
                        others: {
                            count: number;
                            values: ((string | number) | null)[];
                        };
                        totals: ((string | number) | null)[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportPrices: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                interval?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        period: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        };
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        /**
                         * @description Whether the revenue is estimated, or final according to the closing reports of its months.
                         * @enum {string}
                         */
                        status: "estimated" | "partly_final" | "final";
                        /** @description Videos with fewer views are left out of the highest and the lowest price. */
                        least_views: number;
                        /** @description The average price over time, of the selected channels. */
                        points: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            date: string;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            views: number | null;
                            revenue: string | null;
                        }[];
                        /** @description Of the selected channel, or of all. */
                        selected: {
                            average: string | null;
                            highest: {
                                id: string;
                                title: string;
                                thumbnail: string;
                                channel: {
                                    id: string;
                                    name: string;
                                    thumbnail: string;
                                };
                                /** @description Revenue of 1,000 views, truncated after six significant digits. */
                                rpm: string | null;
                                views: number | null;
                                revenue: string | null;
                            } | null;
                            lowest: {
                                id: string;
                                title: string;
                                thumbnail: string;
                                channel: {
                                    id: string;
                                    name: string;
                                    thumbnail: string;
                                };
                                /** @description Revenue of 1,000 views, truncated after six significant digits. */
                                rpm: string | null;
                                views: number | null;
                                revenue: string | null;
                            } | null;
                        };
                        /** @description Of every channel the caller may see. */
                        all: {
                            average: string | null;
                            highest: {
                                id: string;
                                title: string;
                                thumbnail: string;
                                channel: {
                                    id: string;
                                    name: string;
                                    thumbnail: string;
                                };
                                /** @description Revenue of 1,000 views, truncated after six significant digits. */
                                rpm: string | null;
                                views: number | null;
                                revenue: string | null;
                            } | null;
                            lowest: {
                                id: string;
                                title: string;
                                thumbnail: string;
                                channel: {
                                    id: string;
                                    name: string;
                                    thumbnail: string;
                                };
                                /** @description Revenue of 1,000 views, truncated after six significant digits. */
                                rpm: string | null;
                                views: number | null;
                                revenue: string | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportSettlement: {
        parameters: {
            query: {
                /** @description A month of Pacific days, YYYY-MM. */
                from: string;
                /** @description A month of Pacific days, YYYY-MM. */
                to: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        items: {
                            /** @description A month of Pacific days, YYYY-MM. */
                            month: string;
                            /** @description Null while no day of the month has revenue. */
                            status: ("estimated" | "partly_final" | "final") | null;
                            estimated: string | null;
                            /** @description Final revenue; null until every delivered day of the month is closed. */
                            final: string | null;
                            difference: string | null;
                            /** @description The difference as a part of the estimate. */
                            change: number | null;
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportVideos: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                /** @description In titles of videos, channels and tracks; or the whole ISRC of a track. */
                search?: string;
                sort?: "views" | "engaged_views" | "revenue" | "rpm" | "premium_views" | "premium_rate" | "premium_rpm" | "published";
                order?: "asc" | "desc";
                /** @description The columns of the file in their order, separated by commas: published, track, isrc, views, engaged_views, revenue, rpm, premium_views, premium_rate, premium_rpm. Columns that identify a row precede them. */
                columns?: string;
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportVideo: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                /** @description The platform's id of the video. */
                id: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportChannels: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                compare?: "none" | "previous" | "last_year" | "custom";
                /** @description What `previous` and `last_year` count: as many days, or the same days of as many calendar months. */
                compare_by?: "days" | "months";
                /** @description The first day of the comparison `custom`. */
                compare_from?: string;
                /** @description The last day of the comparison `custom`. */
                compare_to?: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                /** @description In names and handles of channels. */
                search?: string;
                sort?: "views" | "engaged_views" | "revenue" | "rpm" | "shorts_count" | "name";
                order?: "asc" | "desc";
                /** @description The columns of the file in their order, separated by commas: shorts_count, share, views, engaged_views, revenue, rpm, premium_views, premium_rate, premium_rpm. Columns that identify a row precede them. */
                columns?: string;
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportChannelTrend: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                compare?: "none" | "previous" | "last_year" | "custom";
                /** @description What `previous` and `last_year` count: as many days, or the same days of as many calendar months. */
                compare_by?: "days" | "months";
                /** @description The first day of the comparison `custom`. */
                compare_from?: string;
                /** @description The last day of the comparison `custom`. */
                compare_to?: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                interval?: "day" | "week" | "month";
                metric?: "revenue" | "views" | "engaged_views" | "rpm";
                top?: number;
                /** @description Channels with a line of their own, instead of the largest; ids separated by commas. */
                channels?: string;
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportTrend: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                compare?: "none" | "previous" | "last_year" | "custom";
                /** @description What `previous` and `last_year` count: as many days, or the same days of as many calendar months. */
                compare_by?: "days" | "months";
                /** @description The first day of the comparison `custom`. */
                compare_from?: string;
                /** @description The last day of the comparison `custom`. */
                compare_to?: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                interval?: "day" | "week" | "month";
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportCountries: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                metric?: "revenue" | "views" | "engaged_views";
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportPrices: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                interval?: "day" | "week" | "month";
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportFreshness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        views_through: string | null;
                        revenue_through: string | null;
                        /** @description The newest day with both views and revenue. */
                        latest_day: string | null;
                        first_day: string | null;
                        time_zone: string;
                        /**
                         * @description Of the newest day of revenue.
                         * @enum {string}
                         */
                        status: "estimated" | "final";
                        /** @description The newest day with final revenue. */
                        final_through: string | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportSummary: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                compare?: "none" | "previous" | "last_year" | "custom";
                /** @description What `previous` and `last_year` count: as many days, or the same days of as many calendar months. */
                compare_by?: "days" | "months";
                /** @description The first day of the comparison `custom`. */
                compare_from?: string;
                /** @description The last day of the comparison `custom`. */
                compare_to?: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        period: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        };
                        compare: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        } | null;
                        /** @description Why the comparison has no figures: its days begin before the first delivered day, end after the latest one, begin before the publication of the video, or have no figures of these channels. Null when it has figures, and without a comparison. */
                        compare_gap: ("before_first_day" | "after_latest_day" | "before_publication" | "no_figures") | null;
                        /** @description Changes of what YouTube counts that only some of the compared days come after: views, and what is computed from them, change by them, too. Empty without a comparison. */
                        compare_changes: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            day: string;
                            /**
                             * @description A change of what YouTube counts. `shorts_views`: since 31 March 2025 every start or replay of a Short is a view. `all_views`: since 24 August 2026 this holds for videos of all formats. Engaged views keep the former definition.
                             * @enum {string}
                             */
                            change: "shorts_views" | "all_views";
                        }[];
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        /** @description The last exchange rate that was used; each day is converted at its own. Null in USD. */
                        rate: {
                            usd_krw: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            date: string;
                        } | null;
                        /**
                         * @description Whether the revenue is estimated, or final according to the closing reports of its months.
                         * @enum {string}
                         */
                        status: "estimated" | "partly_final" | "final";
                        figures: {
                            views: {
                                value: number | null;
                                previous: number | null;
                            };
                            engaged_views: {
                                /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                                value: number | null;
                                /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                                previous: number | null;
                            };
                            revenue: {
                                value: string | null;
                                previous: string | null;
                            };
                            rpm: {
                                /** @description Revenue of 1,000 views, truncated after six significant digits. */
                                value: string | null;
                                /** @description Revenue of 1,000 views, truncated after six significant digits. */
                                previous: string | null;
                            };
                            premium_views: {
                                value: number | null;
                                previous: number | null;
                            };
                            premium_rate: {
                                /** @description Premium views as a part of all views; 1 is all of them. */
                                value: number | null;
                                /** @description Premium views as a part of all views; 1 is all of them. */
                                previous: number | null;
                            };
                            premium_rpm: {
                                /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                                value: string | null;
                                /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                                previous: string | null;
                            };
                        };
                        /** @description Of the member whose money is shown; null when its channels' revenue is its own on every day. */
                        member_share: {
                            /** @description Its parts of the revenue of its channels; 1 is all of it. Null when it has none in the period. */
                            parts: {
                                lowest: number;
                                highest: number;
                            } | null;
                            /** @description The first days of assignments before which days of the period carry no money. */
                            since: {
                                /** @description A Pacific day, YYYY-MM-DD. */
                                first: string;
                                /** @description A Pacific day, YYYY-MM-DD. */
                                last: string;
                                /** @description How many channels they are of. */
                                channels: number;
                                /** @description How many channels the member has in the period. */
                                of: number;
                            } | null;
                        } | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportOpenRevenue: {
        parameters: {
            query?: {
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        /** @description From the first to the last day that is not final; null without any. */
                        days: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        } | null;
                        /** @description Of the days that are not final; final days between them do not count. */
                        revenue: string | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportTrend: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                compare?: "none" | "previous" | "last_year" | "custom";
                /** @description What `previous` and `last_year` count: as many days, or the same days of as many calendar months. */
                compare_by?: "days" | "months";
                /** @description The first day of the comparison `custom`. */
                compare_from?: string;
                /** @description The last day of the comparison `custom`. */
                compare_to?: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                interval?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        period: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        };
                        compare: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        } | null;
                        /** @description Why the comparison has no figures: its days begin before the first delivered day, end after the latest one, begin before the publication of the video, or have no figures of these channels. Null when it has figures, and without a comparison. */
                        compare_gap: ("before_first_day" | "after_latest_day" | "before_publication" | "no_figures") | null;
                        /** @description Changes of what YouTube counts that only some of the compared days come after: views, and what is computed from them, change by them, too. Empty without a comparison. */
                        compare_changes: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            day: string;
                            /**
                             * @description A change of what YouTube counts. `shorts_views`: since 31 March 2025 every start or replay of a Short is a view. `all_views`: since 24 August 2026 this holds for videos of all formats. Engaged views keep the former definition.
                             * @enum {string}
                             */
                            change: "shorts_views" | "all_views";
                        }[];
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        /**
                         * @description Whether the revenue is estimated, or final according to the closing reports of its months.
                         * @enum {string}
                         */
                        status: "estimated" | "partly_final" | "final";
                        points: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            date: string;
                            views: number | null;
                            /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                            engaged_views: number | null;
                            revenue: string | null;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            premium_views: number | null;
                            /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                            premium_rpm: string | null;
                        }[];
                        compare_points: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            date: string;
                            views: number | null;
                            /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                            engaged_views: number | null;
                            revenue: string | null;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            premium_views: number | null;
                            /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                            premium_rpm: string | null;
                            /** @description The last day of the point. */
                            through: string;
                        }[] | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportAnnotations: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                interval?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description Points of the trend on whose days something happened. */
                        items: {
                            /** @description The date of a point of the trend. */
                            date: string;
                            /** @description Channels that were approved. */
                            channels: {
                                count: number;
                                /** @description The first three of them. */
                                names: string[];
                            };
                            /** @description Notices that were published. */
                            notices: {
                                count: number;
                                /** @description The first three of them. */
                                names: string[];
                            };
                            changes: ("shorts_views" | "all_views")[];
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportVideos: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                /** @description In titles of videos, channels and tracks; or the whole ISRC of a track. */
                search?: string;
                sort?: "views" | "engaged_views" | "revenue" | "rpm" | "premium_views" | "premium_rate" | "premium_rpm" | "published";
                order?: "asc" | "desc";
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: {
                            id: string;
                            title: string;
                            thumbnail: string;
                            channel: {
                                id: string;
                                name: string;
                                thumbnail: string;
                            };
                            published_on: string | null;
                            track: {
                                title: string;
                                isrc: string;
                            } | null;
                            views: number | null;
                            /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                            engaged_views: number | null;
                            revenue: string | null;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            premium_views: number | null;
                            /** @description Premium views as a part of all views; 1 is all of them. */
                            premium_rate: number | null;
                            /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                            premium_rpm: string | null;
                        }[];
                        total: number;
                        page: number;
                        size: number;
                        /** @description Of all videos found and of unattributed figures, not of the page. */
                        totals: {
                            views: number | null;
                            /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                            engaged_views: number | null;
                            revenue: string | null;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            premium_views: number | null;
                            /** @description Premium views as a part of all views; 1 is all of them. */
                            premium_rate: number | null;
                            /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                            premium_rpm: string | null;
                        };
                        /** @description Figures that YouTube attributes to no video: a part of the totals, but of no item. */
                        unattributed: {
                            views: number | null;
                            /** @description Views that lasted for more than a start or a replay. Null when no report of the days has them. */
                            engaged_views: number | null;
                            revenue: string | null;
                            /** @description Revenue of 1,000 views, truncated after six significant digits. */
                            rpm: string | null;
                            premium_views: number | null;
                            /** @description Premium views as a part of all views; 1 is all of them. */
                            premium_rate: number | null;
                            /** @description Premium revenue of 1,000 premium views, truncated after six significant digits. */
                            premium_rpm: string | null;
                        } | null;
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        /**
                         * @description Whether the revenue is estimated, or final according to the closing reports of its months.
                         * @enum {string}
                         */
                        status: "estimated" | "partly_final" | "final";
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportCountries: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description In place of `from` and `to`: days relative to the latest day. `Content-Location` then names the days. */
                period?: "latest" | "7d" | "28d" | "90d" | "this-month" | "last-month" | "6m";
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                metric?: "revenue" | "views" | "engaged_views";
                top?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        /** @enum {string} */
                        metric: "revenue" | "views" | "engaged_views";
                        total: (string | number) | null;
                        items: {
                            country: string;
                            value: string | number;
                            /** @description A part of the total; 1 is all of it. Null where the parts have both signs. */
                            share: number | null;
                        }[];
                        /** @description The total less the items. */
                        others: {
                            count: number;
                            value: string | number;
                            /** @description A part of the total; 1 is all of it. Null where the parts have both signs. */
                            share: number | null;
                        };
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    statementMonths: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        months: components["schemas"]["StatementMonth"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    issueStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A month of Pacific days, YYYY-MM. */
                    month: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        statement: {
                            number: string;
                            month: string;
                            hash: string;
                        };
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description month_open, statement_issued, statement_order, release_key_missing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    statementDocument: {
        parameters: {
            query: {
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        statement: components["schemas"]["SignedDocument"];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payoutTimeline: {
        parameters: {
            query?: {
                member?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        payee: {
                            id: string;
                            nickname: string | null;
                        };
                        balances: components["schemas"]["PayoutBalance"][];
                        months: components["schemas"]["PayoutMonth"][];
                        entries: components["schemas"]["PayoutEntry"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payoutBalances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["PayeeBalance"][];
                        own: {
                            /** @enum {string} */
                            currency: "USD" | "KRW";
                            amount: string;
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A member's id.
                     */
                    payee: string;
                    /** @enum {string} */
                    currency: "USD" | "KRW";
                    /** @description A decimal above 0 with no more places than its currency has. */
                    amount: string;
                    /**
                     * Format: date
                     * @description The day of the payment; not after tomorrow.
                     */
                    day: string;
                    /** @description The exchange rate, where the bank paid in another currency. */
                    rate?: string;
                    reference?: string;
                    note?: string;
                    /** @description Records it although it is more than what is payable. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        id: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payout_exceeds, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recordAdvance: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A member's id.
                     */
                    payee: string;
                    /** @enum {string} */
                    currency: "USD" | "KRW";
                    /** @description A decimal above 0 with no more places than its currency has. */
                    amount: string;
                    /**
                     * Format: date
                     * @description The day of the payment; not after tomorrow.
                     */
                    day: string;
                    /** @description The part of each month that pays it back, from the next statement on; 1 is all of it. */
                    share: number;
                    reference?: string;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        id: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importPayments: {
        parameters: {
            query?: {
                reason?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        added: number;
                        /** @description Payments that were recorded already. */
                        kept: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description report_malformed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reversePayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    entry: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        id: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payout_reversed, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    holdPayout: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A member's id.
                     */
                    payee: string;
                    /** @description The month of the statement that is held; all months without it. */
                    month?: string;
                    /**
                     * Format: date
                     * @description The hold ends on this day by itself.
                     */
                    until?: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        id: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    releasePayout: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    entry: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        id: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payout_reversed, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["Payee"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPayee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    payee: string;
                    /** @description The holder of the account. */
                    name: string;
                    iban: string | null;
                    account_number: string | null;
                    /** @description A BIC, or the number of the bank in its country; needed with an account number. */
                    bank_code: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        payee: components["schemas"]["Payee"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPayoutMinimum: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A member's id.
                     */
                    payee: string;
                    amount: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @enum {string} */
                        currency: "USD" | "KRW";
                        amount: string | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payRun: {
        parameters: {
            query?: {
                /** @description Who is payable on this day; today without it. */
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** Format: date */
                        day: string;
                        /** @description Whether the bank details of the manager are known. */
                        has_payer: boolean;
                        items: components["schemas"]["PayRunLine"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportPayRun: {
        parameters: {
            query?: {
                /** @description Who is payable on this day; today without it. */
                day?: string;
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payRunOrder: {
        parameters: {
            query?: {
                /** @description Who is payable on this day; today without it. */
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description XML */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payee_missing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withholdings: {
        parameters: {
            query: {
                /** @description A member's id. */
                member: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["Withholding"][];
                        /** @description The first month without a statement. */
                        first_month: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setWithholding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A member's id.
                     */
                    target: string;
                    /** @description A month of Pacific days, YYYY-MM. */
                    from: string;
                    /** @description Of the net, or with `us_rate` of what of it does not come from viewers in the United States; 0 withholds nothing of it. */
                    rate: number;
                    /** @description Of what of the net comes from viewers in the United States; without it `rate` holds for all revenue. */
                    us_rate?: number;
                    /** @description Where the member is resident, and which tax it is. */
                    note: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fee_month_issued, source_not_booked */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportStatement: {
        parameters: {
            query: {
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description A month of Pacific days, YYYY-MM. */
                        month: string;
                        period: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        };
                        /**
                         * @description Of an issued month everything but `pending` is from its statement and never changes; of a closed one revenue and rates never change, shares and fees are those of now.
                         * @enum {string}
                         */
                        status: "estimated" | "partly_final" | "final" | "closed" | "issued";
                        /** @description The number of the issued statement. */
                        number: string | null;
                        issued_at: string | null;
                        issued_on: string | null;
                        /** @description The statements of the month that were reopened, the oldest first. */
                        reopenings: components["schemas"]["ReopenedStatement"][];
                        /** @description Who issues the statement; for managers. */
                        manager: {
                            nickname: string;
                            email: string;
                        } | null;
                        /** @description Whether every day of the month has revenue, or the month is closed. */
                        is_complete: boolean;
                        /** @description The effective exchange rate of the month; each day is converted at its own rate. */
                        usd_krw: string | null;
                        items: {
                            member: {
                                id: string;
                                nickname: string;
                                email: string;
                                /** @description Deleted; listed in the months in which it had a channel. False on issued statements. */
                                is_archived: boolean;
                            };
                            channels: number;
                            rates: {
                                /** @description A Pacific day, YYYY-MM-DD. */
                                from: string;
                                /** @description A Pacific day, YYYY-MM-DD. */
                                to: string;
                                fee_rate: number;
                            }[];
                            amounts: {
                                USD: {
                                    /** @description An exact decimal in the currency of the response. */
                                    gross: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    fee: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    net: string;
                                } | null;
                                /** @description Null while a rate is missing. */
                                KRW: {
                                    /** @description An exact decimal in the currency of the response. */
                                    gross: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    fee: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    net: string;
                                } | null;
                            };
                            /** @description Of the member whose money is shown; null when its channels' revenue is its own on every day. */
                            member_share: {
                                /** @description Its parts of the revenue of its channels; 1 is all of it. Null when it has none in the period. */
                                parts: {
                                    lowest: number;
                                    highest: number;
                                } | null;
                                /** @description The first days of assignments before which days of the period carry no money. */
                                since: {
                                    /** @description A Pacific day, YYYY-MM-DD. */
                                    first: string;
                                    /** @description A Pacific day, YYYY-MM-DD. */
                                    last: string;
                                    /** @description How many channels they are of. */
                                    channels: number;
                                    /** @description How many channels the member has in the period. */
                                    of: number;
                                } | null;
                            } | null;
                            lines: components["schemas"]["StatementLine"][];
                            corrections: components["schemas"]["StatementCorrection"][];
                            /** @description The month and its corrections of earlier months. */
                            total: {
                                USD: {
                                    /** @description An exact decimal in the currency of the response. */
                                    gross: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    fee: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    net: string;
                                } | null;
                                /** @description Null while a rate is missing. */
                                KRW: {
                                    /** @description An exact decimal in the currency of the response. */
                                    gross: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    fee: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    net: string;
                                } | null;
                            };
                            withheld: components["schemas"]["StatementWithholding"][];
                            /** @description The total net less what is withheld. */
                            payable: {
                                USD: string | null;
                                /** @description Null while a rate is missing. */
                                KRW: string | null;
                            };
                        }[];
                        /** @description Of channels, days and parts without an assigned member; for managers. */
                        unassigned: {
                            USD: string | null;
                            /** @description Null while a rate is missing. */
                            KRW: string | null;
                        } | null;
                        /** @description Of revenue without a member; for managers. */
                        unassigned_corrections: components["schemas"]["StatementCorrection"][] | null;
                        /** @description Of the month, without corrections. Gross includes unassigned revenue; for managers. */
                        totals: {
                            USD: {
                                /** @description An exact decimal in the currency of the response. */
                                gross: string;
                                /** @description An exact decimal in the currency of the response. */
                                fee: string;
                                /** @description An exact decimal in the currency of the response. */
                                net: string;
                            } | null;
                            /** @description Null while a rate is missing. */
                            KRW: {
                                /** @description An exact decimal in the currency of the response. */
                                gross: string;
                                /** @description An exact decimal in the currency of the response. */
                                fee: string;
                                /** @description An exact decimal in the currency of the response. */
                                net: string;
                            } | null;
                        } | null;
                        /** @description The net of all members with corrections of earlier months, less what is withheld; for managers. */
                        payable: {
                            USD: string | null;
                            /** @description Null while a rate is missing. */
                            KRW: string | null;
                        } | null;
                        /** @description Who changed, since the statement before, what this one corrects. */
                        authors: {
                            /** Format: date-time */
                            at: string;
                            /**
                             * @description Corrected revenue, a corrected exchange rate, a changed share or a changed fee.
                             * @enum {string}
                             */
                            cause: "revenue" | "rate" | "share" | "fee";
                            role: string;
                        }[];
                        /** @description By how much what is known now of a closed month differs from what was booked; the next statement corrects it. Null where nothing differs, and for months that are not closed. */
                        pending: {
                            /** @description Of the account; for managers. */
                            gross: {
                                /** @description An exact decimal in the currency of the response. */
                                USD: string;
                                /** @description An exact decimal in the currency of the response. */
                                KRW: string;
                            } | null;
                            members: {
                                id: string;
                                net: {
                                    /** @description An exact decimal in the currency of the response. */
                                    USD: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    KRW: string;
                                };
                            }[];
                        } | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportStatement: {
        parameters: {
            query: {
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    statementJournal: {
        parameters: {
            query: {
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A text that beancount reads; every transaction adds up to zero. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportStatementJournal: {
        parameters: {
            query: {
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    explainAmount: {
        parameters: {
            query: {
                /** @description A Pacific day, YYYY-MM-DD. */
                from: string;
                /** @description A Pacific day, YYYY-MM-DD. */
                to: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
                /** @description Only this video. */
                video?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        period: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        };
                        /** @enum {string} */
                        status: "estimated" | "partly_final" | "final" | "closed" | "issued";
                        /** @enum {string} */
                        of: "member" | "account";
                        /** @description The amounts as they are shown and paid. */
                        shown: {
                            /** @description An exact decimal in the currency of the response. */
                            gross: string;
                            /** @description An exact decimal in the currency of the response. */
                            fee: string;
                            /** @description An exact decimal in the currency of the response. */
                            net: string;
                        };
                        exact: {
                            /** @description An exact decimal in dollars. */
                            usd: string;
                            /** @description The whole revenue, each day at its own rate. */
                            whole: string;
                            /** @description Parts of other members; 0 for an account. */
                            others: string;
                            /** @description The whole less `others`. */
                            gross: string;
                            /** @description Parts of an account without a member; 0 for a member. */
                            unassigned: string;
                            /** @description An exact decimal in the currency of the response. */
                            fee: string;
                            /** @description The gross less `unassigned` and `fee`. */
                            net: string;
                        };
                        /** @description What is shown less what is exact. */
                        rounding: {
                            /** @description An exact decimal in the currency of the response. */
                            gross: string;
                            /** @description An exact decimal in the currency of the response. */
                            fee: string;
                            /** @description An exact decimal in the currency of the response. */
                            net: string;
                        };
                        /** @description The unassigned revenue of an account's statement. Null elsewhere. */
                        unassigned: {
                            /** @description An exact decimal in the currency of the response. */
                            shown: string;
                            /** @description What is shown less `exact.unassigned`. */
                            rounding: string;
                        } | null;
                        /** @description Those that the amount comes from. With `untraced` their amounts add up to `exact.whole`. */
                        files: {
                            id: string;
                            name: string;
                            /** @description The content owner; for managers. Empty where the file names none. */
                            owner: string | null;
                            /** @enum {string} */
                            type: "content_owner_basic_a4" | "content_owner_estimated_revenue_a1" | "content_owner_ad_revenue_raw_a1" | "content_owner_non_music_red_revenue_raw_a1" | "content_owner_asset_a3" | "content_owner_active_claims_a3" | "content_owner_shorts_global_ad_revenue_summary_a2" | "content_owner_shorts_day_ad_revenue_summary_a2" | "content_owner_shorts_country_ad_revenue_summary_a2" | "content_owner_shorts_ad_revenue_summary_a2" | "music_content_owner_shorts_revenue_summary_a1" | "content_owner_country_music_red_revenue_summary_a1" | "content_owner_payments_summary_a1" | "content_owner_tax_withholding_a1";
                            /** @description SHA-256 of its bytes, in hex. */
                            digest: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            delivered_at: string;
                            is_withdrawn: boolean;
                            /** @description Of a closing report; otherwise its revenue is estimated. */
                            is_final: boolean;
                            /** @description Its part of the whole revenue. Null where its rows are not stored any more. */
                            revenue: {
                                /** @description Rows by video and country. */
                                rows: number;
                                /** @description An exact decimal in dollars. */
                                usd: string;
                                /** @description An exact decimal in the currency of the response. */
                                amount: string;
                                channels: {
                                    id: string;
                                    /** @description Rows by video and country. */
                                    rows: number;
                                    /** @description An exact decimal in dollars. */
                                    usd: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    amount: string;
                                }[];
                                days: {
                                    /** @description A Pacific day, YYYY-MM-DD. */
                                    day: string;
                                    /** @description Rows by video and country. */
                                    rows: number;
                                    /** @description An exact decimal in dollars. */
                                    usd: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    amount: string;
                                }[];
                            } | null;
                        }[];
                        /** @description Revenue that was booked, and whose files were replaced or withdrawn since. Null where all is traced. */
                        untraced: {
                            /** @description An exact decimal in dollars. */
                            usd: string;
                            /** @description An exact decimal in the currency of the response. */
                            amount: string;
                            /** @description Of a channel and a day each. */
                            entries: number;
                        } | null;
                        /** @description They add up to `exact`. */
                        channels: {
                            channel: {
                                id: string;
                                youtube_id: string;
                                name: string;
                            };
                            /** @description The member's parts. */
                            shares: {
                                /** @description A Pacific day, YYYY-MM-DD. */
                                from: string;
                                /** @description A Pacific day, YYYY-MM-DD. */
                                to: string;
                                part: number;
                            }[];
                            /** @description An exact decimal in dollars. */
                            usd: string;
                            /** @description The whole revenue, each day at its own rate. */
                            whole: string;
                            /** @description Parts of other members; 0 for an account. */
                            others: string;
                            /** @description The whole less `others`. */
                            gross: string;
                            /** @description Parts of an account without a member; 0 for a member. */
                            unassigned: string;
                            /** @description An exact decimal in the currency of the response. */
                            fee: string;
                            /** @description The gross less `unassigned` and `fee`. */
                            net: string;
                        }[];
                        /** @description They add up to `exact`. */
                        days: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            day: string;
                            is_final: boolean;
                            /** @description Null in dollars, and where there was none yet. */
                            rate: {
                                usd_krw: string;
                                /** @description Earlier than `day` on weekends. */
                                date: string;
                            } | null;
                            /** @description An exact decimal in dollars. */
                            usd: string;
                            /** @description The whole revenue, each day at its own rate. */
                            whole: string;
                            /** @description Parts of other members; 0 for an account. */
                            others: string;
                            /** @description The whole less `others`. */
                            gross: string;
                            /** @description Parts of an account without a member; 0 for a member. */
                            unassigned: string;
                            /** @description An exact decimal in the currency of the response. */
                            fee: string;
                            /** @description The gross less `unassigned` and `fee`. */
                            net: string;
                        }[];
                        /** @description The member's fee rates. */
                        fees: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                            fee_rate: number;
                        }[];
                        /** @description What an issued statement corrects of earlier months, of the member. */
                        corrections: components["schemas"]["StatementCorrection"][];
                        /** @description What is shown with the corrections; of members on statements. */
                        total: {
                            /** @description An exact decimal in the currency of the response. */
                            gross: string;
                            /** @description An exact decimal in the currency of the response. */
                            fee: string;
                            /** @description An exact decimal in the currency of the response. */
                            net: string;
                        } | null;
                        /** @description What follows the total; of members on statements. */
                        payment: components["schemas"]["StatementPayment"] | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    explainStatementAmount: {
        parameters: {
            query: {
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
                /** @description Only this channel. */
                channel?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        period: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                        };
                        /** @enum {string} */
                        status: "estimated" | "partly_final" | "final" | "closed" | "issued";
                        /** @enum {string} */
                        of: "member" | "account";
                        /** @description The amounts as they are shown and paid. */
                        shown: {
                            /** @description An exact decimal in the currency of the response. */
                            gross: string;
                            /** @description An exact decimal in the currency of the response. */
                            fee: string;
                            /** @description An exact decimal in the currency of the response. */
                            net: string;
                        };
                        exact: {
                            /** @description An exact decimal in dollars. */
                            usd: string;
                            /** @description The whole revenue, each day at its own rate. */
                            whole: string;
                            /** @description Parts of other members; 0 for an account. */
                            others: string;
                            /** @description The whole less `others`. */
                            gross: string;
                            /** @description Parts of an account without a member; 0 for a member. */
                            unassigned: string;
                            /** @description An exact decimal in the currency of the response. */
                            fee: string;
                            /** @description The gross less `unassigned` and `fee`. */
                            net: string;
                        };
                        /** @description What is shown less what is exact. */
                        rounding: {
                            /** @description An exact decimal in the currency of the response. */
                            gross: string;
                            /** @description An exact decimal in the currency of the response. */
                            fee: string;
                            /** @description An exact decimal in the currency of the response. */
                            net: string;
                        };
                        /** @description The unassigned revenue of an account's statement. Null elsewhere. */
                        unassigned: {
                            /** @description An exact decimal in the currency of the response. */
                            shown: string;
                            /** @description What is shown less `exact.unassigned`. */
                            rounding: string;
                        } | null;
                        /** @description Those that the amount comes from. With `untraced` their amounts add up to `exact.whole`. */
                        files: {
                            id: string;
                            name: string;
                            /** @description The content owner; for managers. Empty where the file names none. */
                            owner: string | null;
                            /** @enum {string} */
                            type: "content_owner_basic_a4" | "content_owner_estimated_revenue_a1" | "content_owner_ad_revenue_raw_a1" | "content_owner_non_music_red_revenue_raw_a1" | "content_owner_asset_a3" | "content_owner_active_claims_a3" | "content_owner_shorts_global_ad_revenue_summary_a2" | "content_owner_shorts_day_ad_revenue_summary_a2" | "content_owner_shorts_country_ad_revenue_summary_a2" | "content_owner_shorts_ad_revenue_summary_a2" | "music_content_owner_shorts_revenue_summary_a1" | "content_owner_country_music_red_revenue_summary_a1" | "content_owner_payments_summary_a1" | "content_owner_tax_withholding_a1";
                            /** @description SHA-256 of its bytes, in hex. */
                            digest: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            delivered_at: string;
                            is_withdrawn: boolean;
                            /** @description Of a closing report; otherwise its revenue is estimated. */
                            is_final: boolean;
                            /** @description Its part of the whole revenue. Null where its rows are not stored any more. */
                            revenue: {
                                /** @description Rows by video and country. */
                                rows: number;
                                /** @description An exact decimal in dollars. */
                                usd: string;
                                /** @description An exact decimal in the currency of the response. */
                                amount: string;
                                channels: {
                                    id: string;
                                    /** @description Rows by video and country. */
                                    rows: number;
                                    /** @description An exact decimal in dollars. */
                                    usd: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    amount: string;
                                }[];
                                days: {
                                    /** @description A Pacific day, YYYY-MM-DD. */
                                    day: string;
                                    /** @description Rows by video and country. */
                                    rows: number;
                                    /** @description An exact decimal in dollars. */
                                    usd: string;
                                    /** @description An exact decimal in the currency of the response. */
                                    amount: string;
                                }[];
                            } | null;
                        }[];
                        /** @description Revenue that was booked, and whose files were replaced or withdrawn since. Null where all is traced. */
                        untraced: {
                            /** @description An exact decimal in dollars. */
                            usd: string;
                            /** @description An exact decimal in the currency of the response. */
                            amount: string;
                            /** @description Of a channel and a day each. */
                            entries: number;
                        } | null;
                        /** @description They add up to `exact`. */
                        channels: {
                            channel: {
                                id: string;
                                youtube_id: string;
                                name: string;
                            };
                            /** @description The member's parts. */
                            shares: {
                                /** @description A Pacific day, YYYY-MM-DD. */
                                from: string;
                                /** @description A Pacific day, YYYY-MM-DD. */
                                to: string;
                                part: number;
                            }[];
                            /** @description An exact decimal in dollars. */
                            usd: string;
                            /** @description The whole revenue, each day at its own rate. */
                            whole: string;
                            /** @description Parts of other members; 0 for an account. */
                            others: string;
                            /** @description The whole less `others`. */
                            gross: string;
                            /** @description Parts of an account without a member; 0 for a member. */
                            unassigned: string;
                            /** @description An exact decimal in the currency of the response. */
                            fee: string;
                            /** @description The gross less `unassigned` and `fee`. */
                            net: string;
                        }[];
                        /** @description They add up to `exact`. */
                        days: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            day: string;
                            is_final: boolean;
                            /** @description Null in dollars, and where there was none yet. */
                            rate: {
                                usd_krw: string;
                                /** @description Earlier than `day` on weekends. */
                                date: string;
                            } | null;
                            /** @description An exact decimal in dollars. */
                            usd: string;
                            /** @description The whole revenue, each day at its own rate. */
                            whole: string;
                            /** @description Parts of other members; 0 for an account. */
                            others: string;
                            /** @description The whole less `others`. */
                            gross: string;
                            /** @description Parts of an account without a member; 0 for a member. */
                            unassigned: string;
                            /** @description An exact decimal in the currency of the response. */
                            fee: string;
                            /** @description The gross less `unassigned` and `fee`. */
                            net: string;
                        }[];
                        /** @description The member's fee rates. */
                        fees: {
                            /** @description A Pacific day, YYYY-MM-DD. */
                            from: string;
                            /** @description A Pacific day, YYYY-MM-DD. */
                            to: string;
                            fee_rate: number;
                        }[];
                        /** @description What an issued statement corrects of earlier months, of the member. */
                        corrections: components["schemas"]["StatementCorrection"][];
                        /** @description What is shown with the corrections; of members on statements. */
                        total: {
                            /** @description An exact decimal in the currency of the response. */
                            gross: string;
                            /** @description An exact decimal in the currency of the response. */
                            fee: string;
                            /** @description An exact decimal in the currency of the response. */
                            net: string;
                        } | null;
                        /** @description What follows the total; of members on statements. */
                        payment: components["schemas"]["StatementPayment"] | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    monthBridge: {
        parameters: {
            query: {
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
                /** @description Only this member's channels; for managers. */
                member?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @enum {string} */
                        currency: "KRW" | "USD";
                        /**
                         * @description What is left to pay of a member: its net with corrections, less what is withheld and paid back of advances. Or the gross of an account.
                         * @enum {string}
                         */
                        of: "member" | "account";
                        /** @description A month of Pacific days, YYYY-MM. */
                        month: string;
                        /** @description A month of Pacific days, YYYY-MM. */
                        previous: string;
                        before: {
                            /** @description Null while a rate is missing. */
                            amount: string | null;
                            /** @description A whole number. */
                            views: number;
                            /** @description A whole number. */
                            videos: number;
                        };
                        after: {
                            /** @description Null while a rate is missing. */
                            amount: string | null;
                            /** @description A whole number. */
                            views: number;
                            /** @description A whole number. */
                            videos: number;
                        };
                        /** @description In the order in which they are computed, each with everything before it; they add up to the difference of both amounts. Null where the month before has no revenue or no rate. */
                        parts: {
                            /** @enum {string} */
                            cause: "views" | "price" | "premium" | "new_videos" | "gone_videos" | "booked" | "rate" | "share" | "fee" | "rounding" | "corrections" | "withheld" | "advances";
                            /** @description An exact decimal in the currency of the response. */
                            amount: string;
                        }[] | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    statementAdvances: {
        parameters: {
            query: {
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description A month of Pacific days, YYYY-MM. */
                        month: string;
                        /** @description Members without one are left out; a member sees its own. */
                        items: {
                            member: string;
                            /** @enum {string} */
                            currency: "KRW" | "USD";
                            /** @description Paid back, the oldest first; only in the currency in which the statement is paid. */
                            advances: {
                                id: string;
                                /** @description On which it was paid. */
                                day: string;
                                /** @description The whole advance. */
                                amount: string;
                                /** @description The part of each month that pays it back. */
                                share: number;
                                /** @description What of it earlier months have left. */
                                left: string;
                                /** @description What this month pays back. */
                                recouped: string;
                            }[];
                            /** @description What is paid back of all of them. */
                            recouped: string;
                            /** @description What is payable less `recouped`. */
                            rest: string;
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportState: {
        parameters: {
            query: {
                /** @description The `X-Export-Id` of the export. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /**
                         * @description `unknown` before and after the export.
                         * @enum {string}
                         */
                        state: "unknown" | "waiting" | "writing";
                        /** @description The account's exports that come first. */
                        ahead: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    savedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["SavedView"][];
                        /** @description The maximum number of views. */
                        maximum: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addSavedView: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    path: "/dashboard" | "/report-channel" | "/report-video";
                    name: string;
                    /** @description Parameters as they stand in the address, without the question mark. */
                    query: string;
                    /**
                     * @description Opens where the screen is entered without any filters.
                     * @default false
                     */
                    is_default?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        view: components["schemas"]["SavedView"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description view_name_taken, views_full, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    name?: string;
                    /** @description Parameters as they stand in the address, without the question mark. */
                    query?: string;
                    /** @description Opens where the screen is entered without any filters. */
                    is_default?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        view: components["schemas"]["SavedView"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description view_name_taken, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    operatorDomains: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description Words of the name or the domain. */
                search?: string;
                /** @description Only these domains, separated by commas. */
                names?: string;
                /** @description `canary`: one runs; `stopped`: the guard stopped one, and nobody moved the domain since, the newest stop first; `approval`: moves need a second person. */
                state?: "canary" | "stopped" | "approval";
                /** @description Without consoles. */
                audience?: "partners";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        domains: components["schemas"]["OperatorDomain"][];
                        total: number;
                        page: number;
                        size: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    builds: {
        parameters: {
            query?: {
                name?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        builds: components["schemas"]["Build"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    publishBuild: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        build: {
                            /** @enum {string} */
                            kind: "shell" | "remote";
                            name: string;
                            version: string;
                            /** @enum {string} */
                            outcome: "published" | "unchanged" | "repaired";
                        };
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        build: {
                            /** @enum {string} */
                            kind: "shell" | "remote";
                            name: string;
                            version: string;
                            /** @enum {string} */
                            outcome: "published" | "unchanged" | "repaired";
                        };
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    buildFiles: {
        parameters: {
            query: {
                name: string;
                version: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        build: components["schemas"]["FiledBuild"];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_unknown, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkBuilds: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description Builds of this page. */
                        checked: number;
                        damaged: components["schemas"]["DamagedBuild"][];
                        /** @description The cursor of the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description store_unavailable, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orphanedBuilds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        orphan_count: number;
                        /** @description The first 1000 of them. */
                        orphans: string[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description store_unavailable, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteOrphanedBuilds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    places: string[];
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        deleted: string[];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description store_unavailable, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    operatorRelease: {
        parameters: {
            query: {
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: components["schemas"]["ReleaseSet"];
                        /** @description The newest proof of the set, null before the first one. */
                        proof: components["schemas"]["ReleaseProof"] | null;
                        /** @description Names that move to their newest build by themselves; `*` is remotes that are not part of the set. */
                        follows: string[];
                        /** @description Those that have not ended, also those of every domain. */
                        freezes: components["schemas"]["ReleaseFreeze"][];
                        /** @description Null while all visitors get the same set. */
                        rollout: components["schemas"]["ReleaseRollout"] | null;
                        approval: components["schemas"]["ReleaseApproval"];
                        log: components["schemas"]["ReleaseMove"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no_release, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_untrusted */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    operatorReleaseLog: {
        parameters: {
            query: {
                domain: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        log: components["schemas"]["ReleaseMove"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    changes: {
                        remote: string;
                        on?: boolean;
                        version?: "newest" | string;
                    }[];
                    reason?: string;
                    /** @description Activates the set although no proof of it passed; the log says so, and `reason` is required. */
                    unproven?: boolean;
                    /**
                     * Format: date-time
                     * @description Plans the move for this time; it is checked now, and refused then unless the domain still runs this set.
                     */
                    at?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: components["schemas"]["ReleaseSet"];
                        changes: components["schemas"]["ReleaseChange"][];
                        /** @description Names that no longer follow the newest build. */
                        unfollowed: string[];
                        /** @description The canary that the move stopped, with its share in percent. */
                        stopped: {
                            set: string;
                            share: number;
                        } | null;
                        /** @description Builds that the set does not have although they are newer, and why. */
                        left_out: components["schemas"]["LeftOutBuild"][];
                        /** @description With status 202: the move was planned, and nothing has moved yet. */
                        planned: components["schemas"]["PlannedMove"] | null;
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: components["schemas"]["ReleaseSet"];
                        changes: components["schemas"]["ReleaseChange"][];
                        /** @description Names that no longer follow the newest build. */
                        unfollowed: string[];
                        /** @description The canary that the move stopped, with its share in percent. */
                        stopped: {
                            set: string;
                            share: number;
                        } | null;
                        /** @description Builds that the set does not have although they are newer, and why. */
                        left_out: components["schemas"]["LeftOutBuild"][];
                        /** @description With status 202: the move was planned, and nothing has moved yet. */
                        planned: components["schemas"]["PlannedMove"] | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_unknown, no_release, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_proven, release_frozen, release_untrusted, release_key_missing, rollout_running */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_moved */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description precondition_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rollbackRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    /** @default 1 */
                    steps?: number;
                    reason?: string;
                    /** @description Activates the set although no proof of it passed; the log says so, and `reason` is required. */
                    unproven?: boolean;
                    /**
                     * Format: date-time
                     * @description Plans the move for this time; it is checked now, and refused then unless the domain still runs this set.
                     */
                    at?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: components["schemas"]["ReleaseSet"];
                        changes: components["schemas"]["ReleaseChange"][];
                        /** @description Names that no longer follow the newest build. */
                        unfollowed: string[];
                        /** @description The canary that the move stopped, with its share in percent. */
                        stopped: {
                            set: string;
                            share: number;
                        } | null;
                        /** @description Builds that the set does not have although they are newer, and why. */
                        left_out: components["schemas"]["LeftOutBuild"][];
                        /** @description With status 202: the move was planned, and nothing has moved yet. */
                        planned: components["schemas"]["PlannedMove"] | null;
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: components["schemas"]["ReleaseSet"];
                        changes: components["schemas"]["ReleaseChange"][];
                        /** @description Names that no longer follow the newest build. */
                        unfollowed: string[];
                        /** @description The canary that the move stopped, with its share in percent. */
                        stopped: {
                            set: string;
                            share: number;
                        } | null;
                        /** @description Builds that the set does not have although they are newer, and why. */
                        left_out: components["schemas"]["LeftOutBuild"][];
                        /** @description With status 202: the move was planned, and nothing has moved yet. */
                        planned: components["schemas"]["PlannedMove"] | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no_release, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_proven, release_frozen, release_untrusted, release_key_missing, rollout_running, nothing_to_roll_back */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_moved */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description precondition_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revertRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    move: number;
                    remote?: string;
                    reason?: string;
                    /** @description Activates the set although no proof of it passed; the log says so, and `reason` is required. */
                    unproven?: boolean;
                    /**
                     * Format: date-time
                     * @description Plans the move for this time; it is checked now, and refused then unless the domain still runs this set.
                     */
                    at?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: components["schemas"]["ReleaseSet"];
                        changes: components["schemas"]["ReleaseChange"][];
                        /** @description Names that no longer follow the newest build. */
                        unfollowed: string[];
                        /** @description The canary that the move stopped, with its share in percent. */
                        stopped: {
                            set: string;
                            share: number;
                        } | null;
                        /** @description Builds that the set does not have although they are newer, and why. */
                        left_out: components["schemas"]["LeftOutBuild"][];
                        /** @description With status 202: the move was planned, and nothing has moved yet. */
                        planned: components["schemas"]["PlannedMove"] | null;
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: components["schemas"]["ReleaseSet"];
                        changes: components["schemas"]["ReleaseChange"][];
                        /** @description Names that no longer follow the newest build. */
                        unfollowed: string[];
                        /** @description The canary that the move stopped, with its share in percent. */
                        stopped: {
                            set: string;
                            share: number;
                        } | null;
                        /** @description Builds that the set does not have although they are newer, and why. */
                        left_out: components["schemas"]["LeftOutBuild"][];
                        /** @description With status 202: the move was planned, and nothing has moved yet. */
                        planned: components["schemas"]["PlannedMove"] | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description move_unknown, no_release, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_proven, release_frozen, release_untrusted, release_key_missing, rollout_running, nothing_to_revert */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_moved */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description precondition_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startRollout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    reason?: string;
                    plan: {
                        /** @enum {string} */
                        action: "change";
                        changes: {
                            remote: string;
                            on?: boolean;
                            version?: "newest" | string;
                        }[];
                    } | {
                        /** @enum {string} */
                        action: "rollback";
                        /** @default 1 */
                        steps?: number;
                    } | {
                        /** @enum {string} */
                        action: "revert";
                        move: number;
                        remote?: string;
                    };
                    /** @description Percent of the visitors, growing; all of them follow after the last step. */
                    steps: number[];
                    /** @description The time from one step to the next; without it each is taken by a call. */
                    every_minutes?: number;
                    /** @description Activates the set although no proof of it passed; the log says so, and `reason` is required. */
                    unproven?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: components["schemas"]["ReleaseSet"];
                        /** @description Null once it was promoted or stopped. */
                        rollout: components["schemas"]["ReleaseRollout"] | null;
                        /** @description What changed for the visitors that got another set. */
                        changes: components["schemas"]["ReleaseChange"][];
                        /** @description Names that no longer follow the newest build. */
                        unfollowed: string[];
                        /** @description Builds that the set does not have although they are newer, and why. */
                        left_out: components["schemas"]["LeftOutBuild"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_unknown, move_unknown, no_release, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_proven, release_frozen, release_untrusted, release_key_missing, rollout_running, no_rollout, nothing_to_roll_back, nothing_to_revert */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_moved */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description precondition_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stepRollout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    reason?: string;
                    /** @description The next step without it. */
                    share?: number;
                    /** @description Activates the set although no proof of it passed; the log says so, and `reason` is required. */
                    unproven?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: components["schemas"]["ReleaseSet"];
                        /** @description Null once it was promoted or stopped. */
                        rollout: components["schemas"]["ReleaseRollout"] | null;
                        /** @description What changed for the visitors that got another set. */
                        changes: components["schemas"]["ReleaseChange"][];
                        /** @description Names that no longer follow the newest build. */
                        unfollowed: string[];
                        /** @description Builds that the set does not have although they are newer, and why. */
                        left_out: components["schemas"]["LeftOutBuild"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_unknown, move_unknown, no_release, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_proven, release_frozen, release_untrusted, release_key_missing, rollout_running, no_rollout, nothing_to_roll_back, nothing_to_revert */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_moved */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description precondition_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    promoteRollout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    reason?: string;
                    /** @description Activates the set although no proof of it passed; the log says so, and `reason` is required. */
                    unproven?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: components["schemas"]["ReleaseSet"];
                        /** @description Null once it was promoted or stopped. */
                        rollout: components["schemas"]["ReleaseRollout"] | null;
                        /** @description What changed for the visitors that got another set. */
                        changes: components["schemas"]["ReleaseChange"][];
                        /** @description Names that no longer follow the newest build. */
                        unfollowed: string[];
                        /** @description Builds that the set does not have although they are newer, and why. */
                        left_out: components["schemas"]["LeftOutBuild"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_unknown, move_unknown, no_release, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_proven, release_frozen, release_untrusted, release_key_missing, rollout_running, no_rollout, nothing_to_roll_back, nothing_to_revert */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_moved */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description precondition_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stopRollout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: components["schemas"]["ReleaseSet"];
                        /** @description Null once it was promoted or stopped. */
                        rollout: components["schemas"]["ReleaseRollout"] | null;
                        /** @description What changed for the visitors that got another set. */
                        changes: components["schemas"]["ReleaseChange"][];
                        /** @description Names that no longer follow the newest build. */
                        unfollowed: string[];
                        /** @description Builds that the set does not have although they are newer, and why. */
                        left_out: components["schemas"]["LeftOutBuild"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_unknown, move_unknown, no_release, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_proven, release_frozen, release_untrusted, release_key_missing, rollout_running, no_rollout, nothing_to_roll_back, nothing_to_revert */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_moved */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description precondition_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain?: string;
                    /** @description The released builds without it. */
                    template?: string;
                    /** @description The newest published builds, also those that no domain has released. */
                    newest?: boolean;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description The named one; of all only those that had no release set. */
                        domains: components["schemas"]["StartedDomain"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description template_unknown, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no_released_shell, release_untrusted, release_key_missing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    releaseTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        templates: {
                            name: string;
                            set: string;
                            /** Format: date-time */
                            saved_at: string;
                            saved_by: string;
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveReleaseTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    domain: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no_release, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    diffReleases: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        from: string;
                        to: string;
                        changes: components["schemas"]["ReleaseChange"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no_release, set_unknown, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_untrusted */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    followBuilds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    name: "*" | string;
                    follows: boolean;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description Names that move to their newest build by themselves; `*` is remotes that are not part of the set. */
                        follows: string[];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no_release, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description approval_required */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    releaseFreezes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        freezes: components["schemas"]["ReleaseFreeze"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    freezeReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null is every domain. */
                    domain: string | null;
                    /**
                     * Format: date-time
                     * @description Now without it, and instead of a past time.
                     */
                    from?: string;
                    /** Format: date-time */
                    until: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        freeze: components["schemas"]["ReleaseFreeze"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unfreezeReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null is every domain. */
                    domain: string | null;
                    id: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    plannedMoves: {
        parameters: {
            query?: {
                domain?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        moves: {
                            id: number;
                            domain: string;
                            /** @enum {string} */
                            action: "change" | "rollback" | "revert";
                            /** @description The set that the domain must still run then. */
                            before_set: string;
                            after_set: string;
                            reason: string;
                            unproven: boolean;
                            /** @description Null is when it is approved. */
                            at: string | null;
                            needs_approval: boolean;
                            approved_by: string | null;
                            approved_at: string | null;
                            /** @description The id of an operator, `command line`, or `token` and its name. */
                            planned_by: string;
                            planned_by_email: string | null;
                            /** Format: date-time */
                            planned_at: string;
                            /** @enum {string} */
                            state: "waiting" | "done" | "failed" | "cancelled";
                            /** @description Its number in the release log, once it was made. */
                            move: number | null;
                            /** @description The error code with which it was refused at its time. */
                            failure: string | null;
                            ended_at: string | null;
                            /** @description Who cancelled it. */
                            ended_by: string | null;
                            /** @description Null where a set was changed in the database. */
                            changes: components["schemas"]["ReleaseChange"][] | null;
                            /** @description Whether the caller may approve it. False for a move that needs no approval, has one, or has ended. */
                            may_approve: boolean;
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    id: number;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        planned: components["schemas"]["PlannedMove"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description planned_move_ended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    approveMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    id: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        planned: components["schemas"]["PlannedMove"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description approval_by_other, domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no_release, not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_proven, release_frozen, release_untrusted, release_key_missing, planned_move_ended, planned_move_late */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_moved */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requireApproval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    required: boolean;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        approval: components["schemas"]["ReleaseApproval"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description approval_by_other, domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no_release, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    composeRelease: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    plan?: {
                        /** @enum {string} */
                        action: "change";
                        changes: {
                            remote: string;
                            on?: boolean;
                            version?: "newest" | string;
                        }[];
                    } | {
                        /** @enum {string} */
                        action: "rollback";
                        /** @default 1 */
                        steps?: number;
                    } | {
                        /** @enum {string} */
                        action: "revert";
                        move: number;
                        remote?: string;
                    };
                    /** @description A stored set of the domain, in place of a plan. */
                    set?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        set: components["schemas"]["ReleaseSet"];
                        /** @description What the domain runs, with which `changes` and `proven` compare. */
                        base: string;
                        /** @enum {string} */
                        site: "partner" | "playlist" | "console";
                        changes: components["schemas"]["ReleaseChange"][];
                        visits: components["schemas"]["ProofVisit"][];
                        /** @description Remotes whose pages ran the same code in the proof of what the domain runs; they may be left out. */
                        proven: string[];
                        proof: components["schemas"]["ReleaseProof"] | null;
                        /** @description Builds that the set does not have although they are newer, and why. */
                        left_out: components["schemas"]["LeftOutBuild"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_unknown, move_unknown, no_release, set_unknown, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description nothing_to_roll_back, nothing_to_revert */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_moved */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description build_refused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recordProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    set: string;
                    /** @description The base of the candidate, when the domain may have moved since; else what it runs. */
                    base?: string;
                    browser: string;
                    visits: {
                        remote: string;
                        version: string;
                        route: string;
                        /** @enum {string} */
                        role: "manager" | "member" | "operator";
                    }[];
                    failures: components["schemas"]["ProofFailureInput"][];
                    /**
                     * @description What failed when a page was opened, and not when it was opened again; it fails no proof.
                     * @default []
                     */
                    unconfirmed?: components["schemas"]["ProofFailureInput"][];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        proof: components["schemas"]["ReleaseProof"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no_release, set_unknown, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description proof_incomplete */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    releaseKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        keys: components["schemas"]["ReleaseKey"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateReleaseKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        key: string;
                        signed: {
                            domain: string;
                            set: string;
                        }[];
                        refused: {
                            domain: string;
                            /** @enum {string} */
                            reason: "unsigned" | "unknown_key" | "retired_key" | "bad_signature" | "other_domain" | "other_set" | "other_candidate" | "replayed" | "expired" | "changed_content";
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    retireReleaseKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        signed: {
                            domain: string;
                            set: string;
                        }[];
                        refused: {
                            domain: string;
                            /** @enum {string} */
                            reason: "unsigned" | "unknown_key" | "retired_key" | "bad_signature" | "other_domain" | "other_set" | "other_candidate" | "replayed" | "expired" | "changed_content";
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_key_current */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refusedReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        domains: {
                            domain: string;
                            /** @enum {string} */
                            reason: "unsigned" | "unknown_key" | "retired_key" | "bad_signature" | "other_domain" | "other_set" | "other_candidate" | "replayed" | "expired" | "changed_content";
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain?: string;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        signed: {
                            domain: string;
                            set: string;
                        }[];
                        refused: {
                            domain: string;
                            /** @enum {string} */
                            reason: "unsigned" | "unknown_key" | "retired_key" | "bad_signature" | "other_domain" | "other_set" | "other_candidate" | "replayed" | "expired" | "changed_content";
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description no_release, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description release_key_missing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    releaseHealth: {
        parameters: {
            query: {
                domain: string;
                hours?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        pages: components["schemas"]["PageHealth"][];
                        items: components["schemas"]["RemoteHealth"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_expired, token_invalid, token_revoked, unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch, tls_required, token_scope */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ingestReport: {
        parameters: {
            query: {
                name: string;
                /** @description The content owner, when there are several: their files of a day add up. */
                owner?: string;
                /** @description When YouTube created the report; of the reports of a day the newest counts. */
                created_at?: string;
                /** @description Why a delivery that looks wrong is right; it is written into the audit log. */
                force?: string;
                /** @description The time of the file, unless its name has one; counts as `created_at` when the file is delivered for the first time. */
                written_at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        result: components["schemas"]["IngestResult"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description report_malformed, delivery_doubtful */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fileProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["FileProgress"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deliveries: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                type?: "content_owner_basic_a4" | "content_owner_estimated_revenue_a1" | "content_owner_ad_revenue_raw_a1" | "content_owner_non_music_red_revenue_raw_a1" | "content_owner_asset_a3" | "content_owner_active_claims_a3" | "content_owner_shorts_global_ad_revenue_summary_a2" | "content_owner_shorts_day_ad_revenue_summary_a2" | "content_owner_shorts_country_ad_revenue_summary_a2" | "content_owner_shorts_ad_revenue_summary_a2" | "music_content_owner_shorts_revenue_summary_a1" | "content_owner_country_music_red_revenue_summary_a1" | "content_owner_payments_summary_a1" | "content_owner_tax_withholding_a1";
                /** @description Only files of this content owner; empty for those that name none. */
                owner?: string;
                /** @description Only the days of this file. */
                id?: string;
                /** @description Also files that do not count: replaced, older than what counts, or withdrawn. */
                history?: string;
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["Delivery"][];
                        total: number;
                        page: number;
                        size: number;
                        late: components["schemas"]["LateReport"][];
                        resend: components["schemas"]["FileToResend"][];
                        refused: components["schemas"]["RefusedFile"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The file to take back.
                     */
                    id: string;
                    /**
                     * Format: uuid
                     * @description An earlier file of the same days that shall count again, also a withdrawn one; every newer one of these days is taken back. Without it the newest one left of each day counts.
                     */
                    back_to?: string;
                    /** @description It is written into the audit log. */
                    reason: string;
                    /**
                     * @description Also when final days would be estimated again, or a file that looks wrong would count again.
                     * @default false
                     */
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        result: components["schemas"]["WithdrawalResult"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description delivery_gone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description delivery_doubtful, report_malformed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reconciliation: {
        parameters: {
            query?: {
                /** @description Such as 2026-10; without it the last month that has ended in Pacific time. */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        month: string;
                        /** @description The last month that has ended. */
                        newest: string;
                        owners: components["schemas"]["ReconciledOwner"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    auditLog: {
        parameters: {
            query?: {
                domain?: string;
                account?: string;
                actor?: string;
                action?: "member.added" | "member.deleted" | "member.fee" | "member.contract_ended" | "member.contract_continued" | "member.password" | "account.created" | "account.consented" | "account.password" | "account.withdrawn" | "channel.added" | "channel.deleted" | "channel.assigned" | "channel.unassigned" | "channel.assignment_undone" | "channel.transferred" | "channel.status" | "channel.verification" | "notice.created" | "notice.changed" | "notice.deleted" | "site.created" | "site.changed" | "site.deleted" | "contact.changed" | "rate.set" | "delivery.ingested" | "delivery.refused" | "delivery.withdrawn" | "month.closed" | "statement.issued" | "statement.reopening_requested" | "statement.reopening_declined" | "statement.reopened" | "payout.payment" | "payout.advance" | "payout.reversal" | "payout.hold" | "payout.release" | "payout.payee" | "payout.minimum" | "payout.fee" | "payout.withholding" | "music.imported" | "deploy_token.created" | "deploy_token.revoked" | "release.follow" | "release.freeze" | "release.unfreeze" | "release.planned" | "release.cancelled" | "release.approved" | "release.approval" | "release.proof" | "release.template" | "release.signed" | "build.deleted" | "release_key.rotated" | "release_key.retired" | "server_key.created" | "server_key.deleted" | "release.start" | "release.change" | "release.rollback" | "release.revert" | "release.canary" | "release.promote" | "release.stop";
                subject?: string;
                size?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["AuditEntry"][];
                        /** @description The cursor of the next page; null on the last one. */
                        next: string | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reviewQueue: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                status?: "waiting" | "on_hold" | "approved" | "rejected";
                domain?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["ReviewedChannel"][];
                        total: number;
                        page: number;
                        size: number;
                        /** @description The channels of each status that match the other filters. */
                        counts: {
                            all: number;
                            waiting: number;
                            on_hold: number;
                            approved: number;
                            rejected: number;
                        };
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reviewChannel: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
                /** @description The ETag of the version that is changed, or * for any version. */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    channel: string;
                    /** @enum {string} */
                    decision: "approve" | "hold" | "reject";
                    /** @description Shown to the partner. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        channel: components["schemas"]["Channel"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description channel_state, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_conflict */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reviewChannels: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channels: {
                        /** Format: uuid */
                        id: string;
                        /** @description The version that the operator has seen. */
                        version: number;
                    }[];
                    /** @enum {string} */
                    decision: "approve" | "hold" | "reject";
                    /** @description Shown to the partner. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: {
                            id: string;
                            /** @enum {string} */
                            outcome: "decided" | "not_found" | "version_conflict" | "channel_state";
                        }[];
                        decided: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    transferChannel: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    channel: string;
                    /**
                     * Format: uuid
                     * @description The account that gets the channel: the id of its manager.
                     */
                    account: string;
                    /** @description The first Pacific day that is the account’s: open for both, and not after today. */
                    from: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description The id of the channel there. */
                        channel: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description channel_state, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importChannels: {
        parameters: {
            query: {
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        result: {
                            added: number;
                            kept: number;
                        };
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description report_malformed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    serverKeys: {
        parameters: {
            query: {
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        keys: components["schemas"]["ServerKey"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createServerKey: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        key: string;
                        server_key: components["schemas"]["ServerKey"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteServerKey: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deployTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        tokens: components["schemas"]["DeployToken"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDeployToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "team";
                    /** @description Remotes that it may publish, or `shell`. */
                    scope: string[];
                    name: string;
                    /** @default 90 */
                    days?: number;
                } | {
                    /** @enum {string} */
                    kind: "release";
                    /** @description Domains that it may move. */
                    scope: string[];
                    name: string;
                    /** @default 90 */
                    days?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        token: string;
                        name: string;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description token_name_taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeDeployToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    operatorNotices: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                domain?: string;
                /** @description Only notices of all domains. */
                common?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["OperatorNotice"][];
                        total: number;
                        page: number;
                        size: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createNotice: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null shows it on every domain. */
                    domain: string | null;
                    /** @enum {string} */
                    category: "general" | "settlement" | "music" | "guide" | "maintenance";
                    title: {
                        ko?: string;
                        en?: string;
                        "zh-CN"?: string;
                        "zh-TW"?: string;
                    };
                    /** @description Markdown; HTML and unsafe links and images in it are not shown, as the preview says. */
                    body: {
                        ko?: string;
                        en?: string;
                        "zh-CN"?: string;
                        "zh-TW"?: string;
                    };
                    /** @default false */
                    pinned?: boolean;
                    /** Format: date-time */
                    published_at?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        notice: components["schemas"]["OperatorNotice"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    operatorNotice: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        notice: components["schemas"]["OperatorNotice"];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        body: components["schemas"]["NoticeNode"][];
                        removed: {
                            /** @enum {string} */
                            kind: "html" | "link" | "image" | "nesting" | "characters";
                            /** @description The beginning of what is left out. */
                            text: string;
                        }[];
                        warnings: {
                            /**
                             * @description Marks of emphasis that are shown as they are, or letters that are in no link.
                             * @enum {string}
                             */
                            kind: "marks" | "address";
                            /** @description The beginning of the part. */
                            text: string;
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeNotice: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
                /** @description The ETag of the version that is changed, or * for any version. */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    /** @description Null shows it on every domain. */
                    domain?: string | null;
                    /** @enum {string} */
                    category?: "general" | "settlement" | "music" | "guide" | "maintenance";
                    title?: {
                        ko?: string;
                        en?: string;
                        "zh-CN"?: string;
                        "zh-TW"?: string;
                    };
                    /** @description Markdown; HTML and unsafe links and images in it are not shown, as the preview says. */
                    body?: {
                        ko?: string;
                        en?: string;
                        "zh-CN"?: string;
                        "zh-TW"?: string;
                    };
                    pinned?: boolean;
                    /**
                     * Format: date-time
                     * @description When it is published.
                     */
                    published_at?: string;
                    withdrawn?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        notice: components["schemas"]["OperatorNotice"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_conflict */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteNotice: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
                /** @description The ETag of the version that is changed, or * for any version. */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_conflict */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exchangeRates: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["ExchangeRate"][];
                        total: number;
                        page: number;
                        size: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setExchangeRates: {
        parameters: {
            query?: {
                force?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        result: components["schemas"]["ExchangeRateResult"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description report_malformed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    monthChecks: {
        parameters: {
            query: {
                domain: string;
                /** @description The newest month that has ended, unless given. */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        checks: components["schemas"]["MonthChecks"];
                        /** @description Those that are closed or can be, and the running one; the newest first. */
                        months: {
                            /** @description A month of Pacific days, YYYY-MM. */
                            month: string;
                            /**
                             * @description `open`: it has ended and can be closed.
                             * @enum {string}
                             */
                            state: "running" | "open" | "closed";
                        }[];
                        /** @description Of the managers of the domain. */
                        statements: {
                            account_id: string;
                            nickname: string;
                            email: string;
                            /** @description Null where none was issued. */
                            number: string | null;
                            issued_at: string | null;
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    closeMonth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    /** @description A month of Pacific days, YYYY-MM. */
                    month: string;
                    /** @description Closes the month although checks refuse it; it is written into the document and the audit log. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        closed: {
                            month: string;
                            number: number;
                            hash: string;
                        };
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description month_closed, month_not_ready, release_key_missing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    issueStatements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    /** @description A month of Pacific days, YYYY-MM. */
                    month: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        issued: {
                            account_id: string;
                            number: string;
                        }[];
                        refused: {
                            account_id: string;
                            code: string;
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    auditMonths: {
        parameters: {
            query: {
                domain: string;
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        audit: components["schemas"]["MonthAudit"];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    auditFiles: {
        parameters: {
            query: {
                domain: string;
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        audit: components["schemas"]["FileAudit"];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description month_open */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    closedMonths: {
        parameters: {
            query: {
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        months: components["schemas"]["SignedDocument"][];
                        accounts: {
                            account_id: string;
                            statements: components["schemas"]["SignedDocument"][];
                        }[];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reopenings: {
        parameters: {
            query: {
                domain: string;
                /** @description A month of Pacific days, YYYY-MM. */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["ReopeningRequest"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestReopening: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The manager's id.
                     */
                    account: string;
                    /** @description A month of Pacific days, YYYY-MM. */
                    month: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        request: {
                            id: string;
                            number: string;
                            /** Format: date-time */
                            expires_at: string;
                        };
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description reopening_order, reopening_waiting, statement_paid */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    consentToReopening: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        reopened: {
                            number: string;
                            month: string;
                            hash: string;
                        };
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description approval_by_other, domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description reopening_over, reopening_order, statement_paid, release_key_missing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    declineReopening: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description reopening_over */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    partnerPayouts: {
        parameters: {
            query?: {
                domain?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["PartnerBalance"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recordPartnerPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A manager's id.
                     */
                    account: string;
                    /** @enum {string} */
                    currency: "USD" | "KRW";
                    /** @description A decimal above 0 with no more places than its currency has. */
                    amount: string;
                    /**
                     * Format: date
                     * @description The day of the payment; not after tomorrow.
                     */
                    day: string;
                    /** @description The exchange rate, where the bank paid in another currency. */
                    rate?: string;
                    reference?: string;
                    note?: string;
                    /** @description Records it although it is more than what is payable. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        id: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payout_exceeds, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reversePartnerPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A manager's id.
                     */
                    account: string;
                    /** Format: uuid */
                    entry: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        id: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payout_reversed, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPlatformFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A manager's id.
                     */
                    account: string;
                    /** @description A month of Pacific days, YYYY-MM. */
                    from: string;
                    fee_rate: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description fee_month_issued */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    domainMinimum: {
        parameters: {
            query: {
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @enum {string} */
                        currency: "USD" | "KRW";
                        /** @description Null is every amount. */
                        amount: string | null;
                        /** @description How many members have a minimum of their own instead. */
                        members: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDomainMinimum: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    amount: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @enum {string} */
                        currency: "USD" | "KRW";
                        amount: string | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    holdPartnerPayout: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A manager's id.
                     */
                    account: string;
                    /** @description The month of the statement that is held; all months without it. */
                    month?: string;
                    /**
                     * Format: date
                     * @description The hold ends on this day by itself.
                     */
                    until?: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        id: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    releasePartnerPayout: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A manager's id.
                     */
                    account: string;
                    /** Format: uuid */
                    entry: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        id: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found, unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payout_reversed, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    partnerPayRun: {
        parameters: {
            query: {
                domain: string;
                /** @description Who is payable on this day; today without it. */
                day?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** Format: date */
                        day: string;
                        items: components["schemas"]["PayRunLine"][];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportPartnerPayRun: {
        parameters: {
            query: {
                domain: string;
                /** @description Who is payable on this day; today without it. */
                day?: string;
                /** @description `csv` (RFC 4180, with a byte order mark) or `xlsx`. */
                format?: "csv" | "xlsx";
            };
            header?: {
                /** @description An id by which the state of the export can be read. */
                "x-export-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with unformatted numbers: exact, amounts in won rounded to hundredths. In CSV, text that a spreadsheet would evaluate as a formula begins with an apostrophe; in XLSX it is stored as text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description export_failed, unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    partnerPayRunOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    /**
                     * Format: date
                     * @description Who is payable on this day; today without it.
                     */
                    day?: string;
                    from: {
                        /** @description The holder of the account. */
                        name: string;
                        iban: string | null;
                        account_number: string | null;
                        /** @description A BIC, or the number of the bank in its country; needed with an account number. */
                        bank_code: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description XML */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description payee_missing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importTracks: {
        parameters: {
            query: {
                /** @description The file's name, for the audit log. */
                name: string;
                create_tags?: string;
                remove_missing?: string;
                /** @description The percentage of the catalogue that may be removed at most; ten tracks always may. */
                max_removed?: number;
                /** @description Why more may be removed, for the audit log. */
                reason?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        result: components["schemas"]["TrackImportResult"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description report_malformed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addCover: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description Where it is served. */
                        path: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description report_malformed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    operatorSites: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                kind?: "partner" | "playlist" | "console";
                /** @description Words of the name or the domain. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["OperatorSite"][];
                        total: number;
                        page: number;
                        size: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    operatorSite: {
        parameters: {
            query: {
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        site: components["schemas"]["OperatorSite"];
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createSite: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    name: string;
                    design_id?: string;
                    color_primary?: string;
                    color_primary_dim?: string;
                    logo_favicon?: string;
                    logo_meta?: string;
                    exclusive_logo?: string | null;
                    is_playlist?: boolean;
                    /** @enum {string} */
                    default_language?: "ko" | "en" | "zh-CN" | "zh-TW";
                    /** @enum {string} */
                    default_currency?: "KRW" | "USD";
                    tagline?: {
                        ko?: {
                            title: string;
                            text: string;
                        };
                        en?: {
                            title: string;
                            text: string;
                        };
                        "zh-CN"?: {
                            title: string;
                            text: string;
                        };
                        "zh-TW"?: {
                            title: string;
                            text: string;
                        };
                    };
                    channel_verify_needed?: boolean;
                    password_minimum?: number;
                    /**
                     * @description The views by which prices of 1,000 views are shown; amounts do not depend on it.
                     * @enum {string}
                     */
                    priced_by?: "views" | "engaged_views";
                    /** @description Null, like its unit, for the usual figure of each language. */
                    withdrawal_amount?: number | null;
                    withdrawal_unit?: ("points" | "dollars") | null;
                    /** @description Percent; null for the usual figure of each language. */
                    pc_volume?: number | null;
                    mobile_volume?: number | null;
                    /** @description An https address to which a person consents at sign-up; null without one. */
                    terms_url?: string | null;
                    /** @description An https address to which a person consents at sign-up; null without one. */
                    privacy_url?: string | null;
                    /** @description Whether operators sign in there, and nobody else. */
                    is_console?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        site: components["schemas"]["OperatorSite"];
                        /** @description The release set; null when it could not be started. */
                        release: string | null;
                        /** @description What it runs, and what it does not and why. */
                        start: components["schemas"]["StartedDomain"] | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_taken, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeSite: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
                /** @description The ETag of the version that is changed, or * for any version. */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    name?: string;
                    design_id?: string;
                    color_primary?: string;
                    color_primary_dim?: string;
                    logo_favicon?: string;
                    logo_meta?: string;
                    exclusive_logo?: string | null;
                    is_playlist?: boolean;
                    /** @enum {string} */
                    default_language?: "ko" | "en" | "zh-CN" | "zh-TW";
                    /** @enum {string} */
                    default_currency?: "KRW" | "USD";
                    tagline?: {
                        ko?: {
                            title: string;
                            text: string;
                        };
                        en?: {
                            title: string;
                            text: string;
                        };
                        "zh-CN"?: {
                            title: string;
                            text: string;
                        };
                        "zh-TW"?: {
                            title: string;
                            text: string;
                        };
                    };
                    channel_verify_needed?: boolean;
                    password_minimum?: number;
                    /**
                     * @description The views by which prices of 1,000 views are shown; amounts do not depend on it.
                     * @enum {string}
                     */
                    priced_by?: "views" | "engaged_views";
                    /** @description Null, like its unit, for the usual figure of each language. */
                    withdrawal_amount?: number | null;
                    withdrawal_unit?: ("points" | "dollars") | null;
                    /** @description Percent; null for the usual figure of each language. */
                    pc_volume?: number | null;
                    mobile_volume?: number | null;
                    /** @description An https address to which a person consents at sign-up; null without one. */
                    terms_url?: string | null;
                    /** @description An https address to which a person consents at sign-up; null without one. */
                    privacy_url?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        site: components["schemas"]["OperatorSite"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_conflict */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSite: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description The accounts that were deleted with it. */
                        accounts: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description site_in_use, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    operatorContact: {
        parameters: {
            query: {
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        contact: components["schemas"]["OperatorContact"] | null;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeContact: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
                /** @description The ETag of the version that is changed, or * for any version. */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    company: string;
                    address: string;
                    business_number: string;
                    /** Format: email */
                    email: string;
                    manager_name: string;
                    manager_contact: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        contact: components["schemas"]["OperatorContact"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_conflict */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description version_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addSitePicture: {
        parameters: {
            query: {
                kind: "logo" | "share_image";
                /** @description The file's name, for the message of a refusal. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        /** @description Where it is served. */
                        path: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description report_malformed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description A unique key that the client chooses for each write, and repeats when it retries it. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    /** Format: email */
                    email: string;
                    password: string;
                    nickname: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        account: components["schemas"]["OperatorAccount"];
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description email_taken, request_in_progress, conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description busy */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    operatorAccounts: {
        parameters: {
            query: {
                page?: number;
                size?: number;
                domain: string;
                /** @description Words of the address or the nickname. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                        items: components["schemas"]["ListedAccount"][];
                        total: number;
                        page: number;
                        size: number;
                    };
                };
            };
            /** @description address_malformed, bad_request, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unauthenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, forbidden, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: components["schemas"]["RemoteEventInput"][];
                    /** @description The `load` of the page’s Server-Timing header; without it the events count for nothing */
                    load?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        message: string;
                    };
                };
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportViolations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    "csp-report": {
                        "document-uri"?: string;
                        documentURL?: string;
                        "blocked-uri"?: string;
                        blockedURL?: string;
                        "effective-directive"?: string;
                        effectiveDirective?: string;
                        "source-file"?: string;
                        sourceFile?: string;
                        "line-number"?: number;
                        lineNumber?: number;
                        sample?: string;
                        "script-sample"?: string;
                        destination?: string;
                    };
                } | {
                    type: string;
                    body: {
                        "document-uri"?: string;
                        documentURL?: string;
                        "blocked-uri"?: string;
                        blockedURL?: string;
                        "effective-directive"?: string;
                        effectiveDirective?: string;
                        "source-file"?: string;
                        sourceFile?: string;
                        "line-number"?: number;
                        lineNumber?: number;
                        sample?: string;
                        "script-sample"?: string;
                        destination?: string;
                    };
                }[];
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description address_malformed, bad_request, body_malformed, header_invalid, validation */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description domain_mismatch, foreign_origin, protection_mismatch */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unknown_domain */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description body_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_attempts */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
