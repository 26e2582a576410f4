/** Version of the peer, written in by the build. */
declare const __SUPERCLUSTER_VERSION__: string;
