export { Cluster, type ClusterAlign, type ClusterJustify, type ClusterProps } from './cluster.tsx';
